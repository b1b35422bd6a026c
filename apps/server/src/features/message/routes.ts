import {
  addMessageTemplate,
  deleteMessage,
  deleteMessages,
  deleteMessageTemplate,
  deleteMessageTemplates,
  editMessageTemplate,
  exportMessages,
  exportMessageTemplates,
  importMessageTemplates,
  listMessages,
  listMessageTemplates,
  sendTemplateMessage,
  viewMessage,
  viewMessageTemplate,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { pageOf } from '../../crud/pageOf';
import { removal } from '../../crud/removal';
import { serveKept } from '../../crud/serveKept';
import { withDictTexts } from '../../crud/withDictTexts';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { MESSAGE, messageColumns } from './messageSheets';
import { messageStore } from './store';
import { templates } from './templates';

const DICTS = {
  esType: 'messageType',
  esSendStatus: 'msgSendStatus',
  esReceiver: 'sys_user,realname,username',
} as const;

export function messageRoutes(app: FastifyInstance, services: Services): void {
  const { db, dictionaries, audit } = services;
  const store = messageStore(services);
  const { list, view, add, edit, remove, send, listFor, importFor } = templates(services);
  const noted = noting(audit);
  const removeMessages = removal(db, (caller, ids) => store.removeMessages(caller, ids), texts.audit.messageDeleted);

  serve(app, listMessages, async (request, caller) => {
    const { rows, total, list: query } = await store.messages(caller, request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  });
  serve(app, viewMessage, async ({ id }, caller) => {
    const message = await store.message(caller, id);
    if (!message) throw refuse(texts.notFound, 'id');
    return (await withDictTexts([message], DICTS, dictionaries))[0]!;
  });
  serveKept(app, services, {
    remove: [deleteMessage, deleteMessages, removeMessages],
  });

  serveExport(app, services, exportMessages, async (request, caller) => ({
    title: MESSAGE,
    columns: messageColumns,
    rows: await withDictTexts(await store.everyMessage(caller, request), DICTS, dictionaries),
  }));

  serveExport(app, services, exportMessageTemplates, (request, caller) => listFor(caller, request));
  serveImport(app, services, importMessageTemplates, importFor);
  serve(app, listMessageTemplates, (request, caller) => list(caller, request));
  serve(app, viewMessageTemplate, ({ id }, caller) => view(caller, id));
  serveKept(app, services, {
    add: [addMessageTemplate, add],
    edit: [editMessageTemplate, edit],
    remove: [deleteMessageTemplate, deleteMessageTemplates, remove],
  });
  serve(app, sendTemplateMessage, (input, caller, at) => send(caller, input, noted(caller, at)));
}
