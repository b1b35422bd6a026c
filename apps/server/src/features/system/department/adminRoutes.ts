import {
  addDepart,
  deleteDepart,
  deleteDeparts,
  editDepart,
  exportDeparts,
  importDeparts,
  listDeparts,
  queryDepartsAndUsers,
  queryUsersInDepart,
  sortDeparts,
  viewDepart,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrites } from '../../../records/lists/serveWrites';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { departmentNodes, isNamed } from './departmentTree';
import { departs } from './departs';
import { departSheets } from './departSheets';
import { departStore } from './departStore';
import { departmentStore } from './store';

/** Maximum bytes of an edit: clients of the family send the node of the department with its whole subtree. */
const NODE_LIMIT = 8 * 1024 * 1024;

/** Endpoints to manage departments. */
export function departmentAdminRoutes(app: FastifyInstance, services: Services): void {
  const rules = departs(services);
  const sheets = departSheets(services);
  const store = departStore(services);
  const loggerFor = changeLogger(services.audit);

  serve(app, listDeparts, (input, caller) => rules.list(caller, input));
  serve(app, viewDepart, ({ id }, caller) => rules.view(caller, id));
  serveWrites(app, services, {
    add: [addDepart, rules.add],
    edit: [editDepart, rules.edit, { bodyLimit: NODE_LIMIT }],
    remove: [deleteDepart, deleteDeparts, rules.remove],
  });
  serve(app, sortDeparts, ({ ids, parentId = '' }, caller, at) =>
    rules.sort(caller, parentId, ids, loggerFor(caller, at)),
  );
  serveExport(app, services, exportDeparts, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importDeparts, (caller) => sheets.importFor(caller));

  serve(app, queryDepartsAndUsers, async ({ keyWord = '' }, { tenantId }) => {
    const word = keyWord.trim().toLowerCase();
    const rows = await departmentStore(services.db).all(tenantId);
    const found = rows.filter((row) => isNamed(row, word)).map(({ id }) => id);
    return { departList: departmentNodes(rows, found), userList: await store.people(tenantId, { word }) };
  });

  serve(app, queryUsersInDepart, async ({ id }, { tenantId }) => {
    if (!(await store.find(tenantId, id))) throw refuse(texts.notFound, 'id');
    return store.people(tenantId, { departId: id });
  });
}
