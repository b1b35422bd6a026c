import {
  addMessage,
  addMessageTemplate,
  deleteMessage,
  deleteMessages,
  deleteMessageTemplate,
  deleteMessageTemplates,
  editMessage,
  editMessageTemplate,
  exportMessages,
  exportMessageTemplates,
  importMessages,
  importMessageTemplates,
  listMessages,
  listMessageTemplates,
  retryMessages,
  sendMessage,
  sendTemplateMessage,
  viewMessage,
  viewMessageTemplate,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { pageOf } from '../../../platform/query/pageOf';
import { removal } from '../../../records/lists/removal';
import { serveWrites } from '../../../records/lists/serveWrites';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { WithMessage } from '../../../platform/http/envelope';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { MESSAGE_DICTS as DICTS, messages } from './messages';
import { messageColumns } from './messageSheets';
import { messageStore } from './store';
import { templates } from './templates';

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries, audit } = services;
  const store = messageStore(services);
  const { list, view, add, edit, remove, send, listFor, importFor } = templates(services);
  const messageService = messages(services);
  const loggerFor = changeLogger(audit);
  const removeMessages = removal(db, store.message.remove, () => texts.audit.messageDeleted);

  serve(app, listMessages, async (request, caller) => {
    const { rows, total, list: query } = await store.messages(caller, request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  });
  serve(app, viewMessage, ({ id }, caller) => messageService.view(caller, id));
  serveWrites(app, services, {
    add: [addMessage, messageService.add],
    edit: [editMessage, messageService.edit],
    remove: [deleteMessage, deleteMessages, removeMessages],
  });

  serve(app, sendMessage, ({ id }, caller, at) => messageService.send(caller, id, loggerFor(caller, at)));
  serve(app, retryMessages, async ({ ids }, caller, at) => {
    const count = await messageService.retry(caller, ids, loggerFor(caller, at));
    return new WithMessage(texts.message.requeued(count), count);
  });
  serveImport(app, services, importMessages, messageService.importFor);
  serveExport(app, services, exportMessages, async (request, caller) => ({
    title: () => texts.records.message,
    columns: messageColumns,
    rows: await withDictTexts(await store.allMessages(caller, request), DICTS, dictionaries),
  }));

  serveExport(app, services, exportMessageTemplates, (request, caller) => listFor(caller, request));
  serveImport(app, services, importMessageTemplates, importFor);
  serve(app, listMessageTemplates, (request, caller) => list(caller, request));
  serve(app, viewMessageTemplate, ({ id }, caller) => view(caller, id));
  serveWrites(app, services, {
    add: [addMessageTemplate, add],
    edit: [editMessageTemplate, edit],
    remove: [deleteMessageTemplate, deleteMessageTemplates, remove],
  });
  serve(app, sendTemplateMessage, (input, caller, at) => send(caller, input, loggerFor(caller, at)));
}
