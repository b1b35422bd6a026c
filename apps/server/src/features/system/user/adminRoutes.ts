import {
  addDepartUsers,
  addUser,
  changeUserPassword,
  deleteDepartUser,
  deleteDepartUsers,
  deleteUser,
  deleteUsers,
  editUser,
  editUserBase,
  eraseUsers,
  exportUsers,
  freezeUsers,
  generateUserId,
  importUsers,
  listAddresses,
  listAppUsers,
  listContacts,
  listDepartUsers,
  queryUserDeparts,
  recycledUsers,
  restoreUsers,
  viewUser,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { newId } from '../../../platform/db';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { serveExport } from '../../../records/workbooks/serveExport';
import { serveImport } from '../../../records/workbooks/serveImport';
import { accounts } from './accounts';
import { accountSheets } from './accountSheets';
import { accountStore } from './accountStore';
import { contacts } from './contacts';
import { departMembers } from './departMembers';

/** Endpoints to manage users and department members, and for the address list. */
export function userAdminRoutes(app: FastifyInstance, services: Services): void {
  const rules = accounts(services);
  const members = departMembers(services);
  const addresses = contacts(services);
  const sheets = accountSheets(services);
  const store = accountStore(services);
  const loggerFor = changeLogger(services.audit);

  serve(app, viewUser, ({ id }, caller) => rules.view(caller, id));
  serveWrite(app, services, () => texts.added, addUser, rules.add);
  for (const edit of [editUser, editUserBase]) {
    serveWrite(app, services, () => texts.edited, edit, rules.edit);
  }
  serveWrites(app, services, {
    remove: [deleteUser, deleteUsers, rules.remove],
  });
  serve(app, freezeUsers, ({ ids, status }, caller, at) =>
    rules.setFrozen(caller, ids, Number(status) === 2, loggerFor(caller, at)),
  );
  serve(app, changeUserPassword, (input, caller, at) => rules.changePassword(caller, input, loggerFor(caller, at)));
  serve(app, recycledUsers, (_input, caller) => store.listDeleted(caller));
  serve(app, restoreUsers, ({ userIds }, caller, at) => rules.restore(caller, userIds, loggerFor(caller, at)));
  serveWrite(
    app,
    services,
    () => texts.deleted,
    eraseUsers,
    (caller, { userIds }, logChange) => rules.erase(caller, userIds, logChange),
  );
  serve(app, generateUserId, async () => newId());
  serveExport(app, services, exportUsers, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importUsers, (caller) => sheets.importFor(caller));

  serve(app, queryUserDeparts, ({ userId }, caller) => members.departsOf(caller, userId));
  serve(app, listDepartUsers, (input, caller) => members.list(caller, input));
  serveWrite(
    app,
    services,
    () => texts.saved,
    addDepartUsers,
    (caller, { depId, userIdList }, logChange) => members.addMembers(caller, depId, userIdList, logChange),
  );
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteDepartUser,
    (caller, { depId, userId }, logChange) => members.removeMembers(caller, depId, userId, logChange, 'userId'),
  );
  serveWrite(
    app,
    services,
    () => texts.deleted,
    deleteDepartUsers,
    (caller, { depId, userIds }, logChange) => members.removeMembers(caller, depId, userIds, logChange, 'userIds'),
  );

  serve(app, listContacts, (input, caller) => addresses.ofDepartment(caller, input, true));
  serve(app, listAddresses, (input, caller) => addresses.ofDepartment(caller, input, false));
  serve(app, listAppUsers, (input, caller) => addresses.search(caller, input));
}
