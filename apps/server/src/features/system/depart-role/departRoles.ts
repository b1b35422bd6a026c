import type { DepartRole, DepartRoleAdd, DepartRoleEdit, InputOf, listDepartRoles, ResultOf } from '@gezi/domain';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { expectVersion } from '../../../records/lists/expectVersion';
import { pageOf } from '../../../platform/query/pageOf';
import { removeListed } from '../../../records/lists/removeListed';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { diffIds } from '../../../identity/rights/diffIds';
import { readGrants } from '../../../identity/rights/readGrants';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { departRoleStore, visibleDepartRoles } from './store';

/** Roles of departments and their assignment to users. */
export function departRoles(services: Services) {
  const { db, clock, rights, dataRules } = services;
  const store = departRoleStore(db, clock, visibleDepartRoles(dataRules));
  const { mustActOn, mustHold } = authority(db);

  return { list, view, add, edit, remove, ofDepart, ofUser, give, holders, role, depart };

  async function list(
    caller: Caller,
    { deptId, ...request }: InputOf<typeof listDepartRoles>,
  ): Promise<ResultOf<typeof listDepartRoles>> {
    const { rows, total, list: query } = await store.list(caller, deptId, request);
    return pageOf(rows, total, query);
  }

  async function role(caller: Caller, id: string, field: string, lock = false): Promise<DepartRole> {
    const found = await store.find(caller, id, lock);
    if (!found) throw refuse(texts.notFound, field);
    return found;
  }

  async function depart(caller: Caller, id: string) {
    const found = await store.findDepart(caller, id);
    if (!found) throw refuse(texts.notFound, 'departId');
    return found;
  }

  function view(caller: Caller, id: string): Promise<DepartRole> {
    return role(caller, id, 'id');
  }

  function add(caller: Caller, input: DepartRoleAdd, logChange: LogChange): Promise<DepartRole> {
    return db.transaction(async () => {
      await depart(caller, input.departId);
      await expectFreeCode(input.departId, input.roleCode);
      const id = await store.add(caller, { description: null, ...input });
      await logChange('add', () => texts.audit.departRoleAdded(input.roleName), { id, ...input });
      return view(withoutDataRules(caller), id);
    });
  }

  function edit(
    caller: Caller,
    { id, updateTime, departId, ...changes }: DepartRoleEdit,
    logChange: LogChange,
  ): Promise<DepartRole> {
    return db.transaction(async () => {
      const before = await role(caller, id, 'id', true);
      expectVersion(before, updateTime);
      if (departId !== undefined && departId !== before.departId)
        throw refuse(texts.departRole.fixedDepart, 'departId');
      await mustHold(caller, await readGrants.ofDepartRoles(db, [id]), 'id');
      if (changes.roleCode !== undefined) await expectFreeCode(before.departId, changes.roleCode, id);
      await store.save(caller, id, changes);
      await logChange('edit', () => texts.audit.departRoleEdited(changes.roleName ?? before.roleName), {
        id,
        before,
        ...changes,
      });
      return view(withoutDataRules(caller), id);
    });
  }

  /** Deletes roles and their assignments. */
  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return rights.change('anybody', () =>
      removeListed(
        db,
        ids,
        async (wanted) => {
          const found = (await store.findByIds(caller, wanted, true)).map(({ id }) => id);
          await mustHold(caller, await readGrants.ofDepartRoles(db, found), 'ids');
          if (found.length > 0) await store.remove(found);
          return found;
        },
        (removed) => logChange('delete', () => texts.audit.departRoleDeleted, { ids: removed }),
      ),
    );
  }

  function ofDepart(caller: Caller, departId: string): Promise<DepartRole[]> {
    return store.ofDepart(caller, departId);
  }

  async function ofUser(caller: Caller, userId: string, departId: string) {
    const ids = (await store.ofDepart(caller, departId)).map(({ id }) => id);
    const heldIds = await store.rolesOfUser(userId, ids);
    return heldIds.map((droleId) => ({ id: `${userId}-${droleId}`, userId, droleId }));
  }

  async function give(
    caller: Caller,
    { userId, newRoleId = '', oldRoleId = '' }: { userId: string; newRoleId?: string; oldRoleId?: string },
    logChange: LogChange,
  ): Promise<null> {
    const { added, removed } = diffIds(newRoleId, oldRoleId);
    await rights.change([userId], async () => {
      const addedRoles = await store.findByIds(caller, added);
      const removedRoles = await store.findByIds(caller, removed);
      if (addedRoles.length < added.length || removedRoles.length < removed.length)
        throw refuse(texts.notFound, 'newRoleId');
      const departs = [...new Set([...addedRoles, ...removedRoles].map(({ departId }) => departId))];
      if (departs.length === 0) return;
      const member = await store.findMember(
        userId,
        addedRoles.length > 0 ? [...new Set(addedRoles.map((role) => role.departId))] : departs,
      );
      if (!member) throw refuse(texts.departRole.notMember, 'userId');
      await mustActOn(caller, [userId], 'role', 'userId');
      await mustHold(caller, await readGrants.ofDepartRoles(db, [...added, ...removed]), 'newRoleId');
      await store.give(userId, added);
      await store.take(userId, removed);
      await logChange('edit', () => texts.audit.departRolesGiven(member.username), { userId, added, removed });
    });
    return null;
  }

  async function holders(caller: Caller, roleId: string) {
    return store.holders((await role(caller, roleId, 'roleId')).id);
  }

  async function expectFreeCode(departId: string, roleCode: string, id?: string): Promise<void> {
    if (await store.isTaken(departId, roleCode, id)) throw refuse(texts.departRole.codeTaken(roleCode), 'roleCode');
  }
}
