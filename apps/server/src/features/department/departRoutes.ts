import {
  addDepart,
  deleteDepart,
  deleteDeparts,
  editDepart,
  exportDeparts,
  importDeparts,
  queryDepartsAndUsers,
  queryUsersInDepart,
  sortDeparts,
  viewDepart,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { noting } from '../../audit/noting';
import { Said } from '../../http/envelope';
import { refuse } from '../../http/refusal';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { departmentNodes } from './departmentTree';
import { departs } from './departs';
import { departSheets } from './departSheets';
import { departStore } from './departStore';
import { departmentStore } from './store';

/** Departments as they are kept. */
export function departRoutes(app: FastifyInstance, services: Services): void {
  const rules = departs(services);
  const sheets = departSheets(services);
  const store = departStore(services.db);
  const noted = noting(services.audit);

  serve(app, viewDepart, ({ id }, caller) => rules.view(caller, id));
  serve(
    app,
    addDepart,
    async (input, caller, at) => new Said(texts.added, await rules.add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editDepart,
    async (input, caller, at) => new Said(texts.edited, await rules.edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteDepart,
    async ({ id }, caller, at) => new Said(texts.deleted, await rules.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteDeparts,
    async ({ ids }, caller, at) => new Said(texts.deleted, await rules.remove(caller, ids, noted(caller, at))),
  );
  serve(app, sortDeparts, ({ ids, parentId = '' }, caller, at) => rules.sort(caller, parentId, ids, noted(caller, at)));
  serveExport(app, services, exportDeparts, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importDeparts, (caller) => sheets.importFor(caller));

  serve(app, queryDepartsAndUsers, async ({ keyWord = '' }, { tenantId }) => {
    const word = keyWord.trim().toLowerCase();
    const rows = await departmentStore(services.db).all(tenantId);
    const found = rows.filter(({ departName }) => departName.toLowerCase().includes(word)).map(({ id }) => id);
    return { departList: departmentNodes(rows, found), userList: await store.people(tenantId, { word }) };
  });

  serve(app, queryUsersInDepart, async ({ id }, { tenantId }) => {
    if (!(await store.byId(tenantId, id))) throw refuse(texts.notFound, 'id');
    return store.people(tenantId, { departId: id });
  });
}
