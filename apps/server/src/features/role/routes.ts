import {
  addRole,
  checkRoleCode,
  deleteRole,
  deleteRoles,
  editRole,
  exportRoles,
  importRoles,
  listRoles,
  queryAllRoles,
  viewRole,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { splitList } from '../../crud/parseFieldCondition';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { roleSheet } from './roleSheet';
import { roles } from './roles';

const NAME = '角色';

export function roleRoutes(app: FastifyInstance, services: Services): void {
  const { store, list, everyRow, view, checkCode, add, edit, remove } = roles(services);
  const noted = noting(services.audit);

  serve(app, listRoles, (request, caller) => list(caller, request));
  serve(app, queryAllRoles, (_input, caller) => store.all(caller));
  serve(app, viewRole, ({ id }, caller) => view(caller, id));
  serve(app, checkRoleCode, ({ roleCode, id }) => checkCode(roleCode, id));
  serve(app, addRole, async (input, caller, at) => new Said(texts.added, await add(caller, input, noted(caller, at))));
  serve(
    app,
    editRole,
    async (input, caller, at) => new Said(texts.edited, await edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteRole,
    async ({ id }, caller, at) => new Said(texts.deleted, await remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteRoles,
    async ({ ids }, caller, at) => new Said(texts.deleted, await remove(caller, ids, noted(caller, at))),
  );

  serveImport(app, services, importRoles, async (caller) => ({
    name: NAME,
    columns: roleSheet,
    taken: (_key, codes) => store.taken(codes),
    table: 'sys_role',
    records: (rows) => store.records(caller, rows),
  }));

  serveExport(app, services, exportRoles, async ({ selections = '', ...request }, caller) => ({
    title: NAME,
    columns: roleSheet,
    rows: await everyRow(caller, request, splitList(selections)),
  }));
}
