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
import { noting } from '../../audit/noting';
import { newId } from '../../db';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { serveExport } from '../../workbooks/serveExport';
import { serveImport } from '../../workbooks/serveImport';
import { accounts } from './accounts';
import { accountSheets } from './accountSheets';
import { accountStore } from './accountStore';
import { contacts } from './contacts';
import { departMembers } from './departMembers';

/** Users as administrators keep them, the people of departments, and the address list. */
export function keptUserRoutes(app: FastifyInstance, services: Services): void {
  const rules = accounts(services);
  const members = departMembers(services);
  const addresses = contacts(services);
  const sheets = accountSheets(services);
  const store = accountStore(services.db, services.dictionaries);
  const noted = noting(services.audit);

  serve(app, viewUser, ({ id }, caller) => rules.view(caller, id));
  serve(
    app,
    addUser,
    async (input, caller, at) => new Said(texts.added, await rules.add(caller, input, noted(caller, at))),
  );
  for (const edit of [editUser, editUserBase]) {
    serve(
      app,
      edit,
      async (input, caller, at) => new Said(texts.edited, await rules.edit(caller, input, noted(caller, at))),
    );
  }
  serve(
    app,
    deleteUser,
    async ({ id }, caller, at) => new Said(texts.deleted, await rules.remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteUsers,
    async ({ ids }, caller, at) => new Said(texts.deleted, await rules.remove(caller, ids, noted(caller, at))),
  );
  serve(app, freezeUsers, ({ ids, status }, caller, at) =>
    rules.setFrozen(caller, ids, Number(status) === 2, noted(caller, at)),
  );
  serve(app, changeUserPassword, (input, caller, at) => rules.changePassword(caller, input, noted(caller, at)));
  serve(app, recycledUsers, (_input, { tenantId }) => store.recycled(tenantId));
  serve(app, restoreUsers, ({ userIds }, caller, at) => rules.restore(caller, userIds, noted(caller, at)));
  serve(
    app,
    eraseUsers,
    async ({ userIds }, caller, at) => new Said(texts.deleted, await rules.erase(caller, userIds, noted(caller, at))),
  );
  serve(app, generateUserId, async () => newId());
  serveExport(app, services, exportUsers, (input, caller) => sheets.listFor(input, caller));
  serveImport(app, services, importUsers, (caller) => sheets.importFor(caller));

  serve(app, queryUserDeparts, ({ userId }, caller) => members.departsOf(caller, userId));
  serve(app, listDepartUsers, (input, caller) => members.list(caller, input));
  serve(
    app,
    addDepartUsers,
    async ({ depId, userIdList }, caller, at) =>
      new Said(texts.saved, await members.put(caller, depId, userIdList, noted(caller, at))),
  );
  serve(
    app,
    deleteDepartUser,
    async ({ depId, userId }, caller, at) =>
      new Said(texts.deleted, await members.take(caller, depId, userId, noted(caller, at), 'userId')),
  );
  serve(
    app,
    deleteDepartUsers,
    async ({ depId, userIds }, caller, at) =>
      new Said(texts.deleted, await members.take(caller, depId, userIds, noted(caller, at), 'userIds')),
  );

  serve(app, listContacts, (input, caller) => addresses.ofDepartment(caller, input, true));
  serve(app, listAddresses, (input, caller) => addresses.ofDepartment(caller, input, false));
  serve(app, listAppUsers, (input, caller) => addresses.found(caller, input));
}
