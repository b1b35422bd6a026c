import {
  addDict,
  addDictItem,
  checkDictItem,
  deleteDict,
  deleteDictItem,
  deleteDictItems,
  deleteDicts,
  destroyDict,
  editDict,
  editDictItem,
  exportDicts,
  importDicts,
  listDeletedDicts,
  listDictItems,
  listDicts,
  restoreDict,
  treeOfDicts,
  viewDict,
  viewDictItem,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import { authority } from '../../../identity/rights/authority';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { dicts } from './dicts';
import { dictColumns, dictWorkbook } from './dictWorkbook';
import { dictItems } from './items';

/** Endpoints to manage dictionaries and their entries. */
export function dictionaryAdminRoutes(app: FastifyInstance, services: Services): void {
  const dict = dicts(services);
  const item = dictItems(services, dict);
  const workbook = dictWorkbook(services, dict);

  serve(app, listDicts, (request, caller) => dict.list(caller, request));
  serve(app, viewDict, ({ id }, caller) => dict.view(caller, id));
  serveWrites(app, services, {
    add: [addDict, dict.add],
    edit: [editDict, dict.edit],
    remove: [deleteDict, deleteDicts, dict.remove],
  });
  serve(app, treeOfDicts, async ({ dictName = '' }, caller) => {
    const found = await dict.all(caller, [], { column: 'dictCode', ...(dictName && { dictName: `*${dictName}*` }) });
    return found.map(({ id, dictName: title, dictCode, description, type }) => ({
      key: id,
      id,
      title,
      dictCode,
      description,
      type,
    }));
  });
  serve(app, listDeletedDicts, (_input, caller) => dict.listDeleted(caller));
  serveWrite(
    app,
    services,
    () => texts.saved,
    restoreDict,
    (caller, { id }, logChange) => dict.restore(caller, id, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.deleted,
    destroyDict,
    (caller, { id }, logChange) => dict.destroy(caller, id, logChange),
  );
  serveExport(app, services, exportDicts, async ({ selections = '', ...filters }, caller) => ({
    title: () => texts.records.dictionary,
    columns: dictColumns,
    rows: await workbook.rows(caller, splitList(selections), filters),
  }));
  serveImport(app, services, importDicts, async (caller) => {
    await authority(services.db).mustAdministerAll(caller, texts.dictionary.shared);
    return workbook.listFor(caller);
  });

  serve(app, listDictItems, (request, caller) => item.list(caller, request));
  serve(app, viewDictItem, ({ id }, caller) => item.view(caller, id));
  serveWrites(app, services, {
    add: [addDictItem, item.add],
    edit: [editDictItem, item.edit],
    remove: [deleteDictItem, deleteDictItems, item.remove],
  });
  serve(app, checkDictItem, ({ id, ...members }, caller) => item.check(caller, members, id));
}
