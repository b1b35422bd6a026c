import {
  addRole,
  checkRoleCode,
  deleteRole,
  deleteRoles,
  editRole,
  exportRoles,
  importColumnsOf,
  importRoles,
  listRoles,
  queryAllRoles,
  roleFields,
  viewRole,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { roles } from './roles';

const columns = sheetColumns(importColumnsOf(roleFields));

export function roleRoutes(app: FastifyInstance, services: Services): void {
  const { store, list, allRows, view, checkCode, add, edit, remove } = roles(services);

  serve(app, listRoles, (request, caller) => list(caller, request));
  serve(app, queryAllRoles, (_input, caller) => store.all(caller));
  serve(app, viewRole, ({ id }, caller) => view(caller, id));
  serve(app, checkRoleCode, ({ roleCode, id }) => checkCode(roleCode, id));
  serveWrites(app, services, {
    add: [addRole, add],
    edit: [editRole, edit],
    remove: [deleteRole, deleteRoles, remove],
  });

  serveImport(app, services, importRoles, async (caller) => ({
    name: () => texts.records.role,
    columns,
    findExisting: (_key, codes) => store.findExisting(codes),
    table: 'sys_role',
    records: (rows) => store.records(caller, rows),
  }));

  serveExport(app, services, exportRoles, async ({ selections = '', ...request }, caller) => ({
    title: () => texts.records.role,
    columns,
    rows: await allRows(caller, request, splitList(selections)),
  }));
}
