import {
  userStatus,
  type editUser,
  type InputOf,
  type SysUser,
  type UserAdd,
  type UserEdit,
  passwordRefusal,
} from '@gezi/domain';
import { eq, inArray } from 'drizzle-orm';
import { differences } from '../../../identity/audit/differences';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { expectVersion } from '../../../records/lists/expectVersion';
import { createdBy } from '../../../platform/db/createdBy';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { newId, nextVersion, sysUser, sysUserTenant } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { hashPassword } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { administrators } from '../../../identity/users/administrators';
import { eraseAccounts } from '../../../identity/users/eraseAccounts';
import { roleAssignment } from '../../../identity/users/roleAssignment';
import { accountChecks, actionsOf, type AccountInput } from './accountChecks';
import { accountStore, type AccountRow } from './accountStore';
import { tenantAssignment } from './tenantAssignment';

/**
 * Management of accounts. A user may belong to several tenants: roles and departments are those of the current tenant,
 * the account belongs to the tenant that created it. `mayActOn` decides who may act on whom.
 */
export function accounts(services: Services) {
  const { db, clock, sessions, rights } = services;
  const store = accountStore(services);
  const roles = roleAssignment(db);
  const tenantAdministrators = administrators(db);
  const tenants = tenantAssignment(services);
  const { check, expectEntitled } = accountChecks(services, store);
  const { mustActOn } = authority(db);

  return { view, add, edit, remove, setFrozen, changePassword, restore, erase };

  async function view(caller: Caller, id: string): Promise<SysUser> {
    const user = await store.view(caller, eq(sysUser.id, id));
    if (!user) throw refuse(texts.notFound, 'id');
    return user;
  }

  async function add(caller: Caller, input: UserAdd, logChange: LogChange): Promise<SysUser> {
    const { password, selectedroles, selecteddeparts, relTenantIds, ...fields } = input;
    const weak = passwordRefusal(password, input.username);
    if (weak) throw refuse(texts.user.weak[weak], 'password');
    const hashed = await hashPassword(password);
    const id = newId();
    await rights.change([id], async () => {
      const members = { userType: 'buyer' as const, userIdentity: 1 as const, ...emptyAsNull(fields) };
      await check(caller, members, '');
      await expectEntitled(caller, members);
      await db.orm.insert(sysUser).values({
        activitiSync: 1,
        ...members,
        id,
        password: hashed,
        status: userStatus.normal,
        ...createdBy(caller, clock()),
      });
      await db.orm.insert(sysUserTenant).values({ userId: id, tenantId: caller.tenantId });
      await assignPlaces(caller, { id, username: input.username, userType: members.userType, isNew: true }, input);
      const assigned = await tenants.assign(caller, { id, isNew: true }, relTenantIds);
      const details = {
        id,
        ...members,
        selectedroles,
        selecteddeparts,
        ...(assigned && { relTenantIds: assigned.after }),
      };
      await logChange('add', () => texts.audit.userAdded(input.username), details);
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editUser>, logChange: LogChange): Promise<SysUser> {
    const { id, updateTime, selectedroles: _roles, selecteddeparts, relTenantIds, ...changes } = input;
    await rights.change([id], async () => {
      const [before] = await store.lockVisible(caller, [id]);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      const changed = differences(before, { ...before, ...emptyAsNull(changes) });
      const ownChanges = changed.after as Partial<AccountInput>;
      for (const [action, field] of actionsOf(ownChanges)) await mustActOn(caller, [id], action, field);
      const members = { ...before, ...ownChanges };
      await check(caller, ownChanges, id, members.userType);
      const rolesBefore = await roles.idsOf(caller.tenantId, id);
      await assignPlaces(caller, { id, username: before.username, userType: members.userType, isNew: false }, input);
      if (ownChanges.userType && !(await roles.allRolesFit(id, ownChanges.userType)))
        throw refuse(texts.user.unfitType, 'userType');
      await save(caller, [id], ownChanges);
      const assigned = await tenants.assign(caller, { id, isNew: false }, relTenantIds);
      const rolesNow = await roles.idsOf(caller.tenantId, id);
      const rolesChanged = rolesBefore.join() !== rolesNow.join();
      await logChange('edit', () => texts.audit.userEdited(before.username), {
        id,
        before: {
          ...changed.before,
          ...(rolesChanged && { selectedroles: rolesBefore.join() }),
          ...(assigned && { relTenantIds: assigned.before }),
        },
        after: {
          ...changed.after,
          ...(rolesChanged && { selectedroles: rolesNow.join() }),
          selecteddeparts,
          ...(assigned && { relTenantIds: assigned.after }),
        },
      });
    });
    return view(withoutDataRules(caller), id);
  }

  /** Moves users to the recycle bin. */
  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    await changeAndSignOut(caller, ids, 'ids', texts.user.notOneselfRemoved, async (users) => {
      await save(caller, idsOf(users), { delFlag: 1 });
      await logChange('delete', () => texts.audit.userRemoved(namesOf(users)), { ids: idsOf(users) });
    });
    return null;
  }

  async function setFrozen(caller: Caller, ids: string, isFrozen: boolean, logChange: LogChange): Promise<null> {
    const [status, previousStatus] = isFrozen
      ? [userStatus.frozen, userStatus.normal]
      : [userStatus.normal, userStatus.frozen];
    const change = async (users: AccountRow[]) => {
      // Do not activate users who await audit.
      const affected = users.filter((user) => user.status === previousStatus);
      if (affected.length === 0) throw refuse(isFrozen ? texts.user.noneToFreeze : texts.user.noneToUnfreeze, 'ids');
      await save(caller, idsOf(affected), { status });
      const event = isFrozen ? 'userFrozen' : 'userUnfrozen';
      const content = () => texts.audit[event](namesOf(affected));
      await logChange('edit', content, { ids: idsOf(affected), before: { status: previousStatus }, after: { status } });
    };
    if (isFrozen) await changeAndSignOut(caller, ids, 'ids', texts.user.notOneselfFrozen, change);
    else await db.transaction(async () => change(await lockChosen(caller, ids, 'ids')));
    return null;
  }

  async function changePassword(
    caller: Caller,
    { username, password, confirmpassword }: { username: string; password: string; confirmpassword?: string },
    logChange: LogChange,
  ): Promise<null> {
    if (confirmpassword !== undefined && confirmpassword !== password) {
      throw refuse(texts.account.notTheSame, 'confirmpassword');
    }
    const weak = passwordRefusal(password, username);
    if (weak) throw refuse(texts.account.weak[weak], 'password');
    const user = await store.view(caller, eq(sysUser.username, username));
    if (!user) throw refuse(texts.notFound, 'username');
    if (user.id === caller.userId) throw refuse(texts.user.notOneselfReset, 'username');
    const hashed = await hashPassword(password);
    await sessions.endAllOf(user.id, async () => {
      if ((await store.lockVisible(caller, [user.id])).length === 0) throw refuse(texts.notFound, 'username');
      await mustActOn(caller, [user.id], 'credentials', 'username');
      await save(caller, [user.id], { password: hashed });
      await logChange('edit', () => texts.audit.userPasswordReset(username), { id: user.id });
    });
    return null;
  }

  async function restore(caller: Caller, userIds: string, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const users = await lockChosen(caller, userIds, 'userIds', 1);
      await save(caller, idsOf(users), { delFlag: 0 });
      await logChange('edit', () => texts.audit.userRestored(namesOf(users)), { ids: idsOf(users) });
    });
    return null;
  }

  /** Deletes users in the recycle bin permanently. */
  async function erase(caller: Caller, userIds: string, logChange: LogChange): Promise<null> {
    const idList = splitList(userIds);
    await sessions.endAllOf(idList, async () => {
      const users = await lockChosen(caller, userIds, 'userIds', 1);
      await eraseAccounts(db, idsOf(users));
      await logChange('delete', () => texts.audit.userErased(namesOf(users)), {
        users: users.map(({ id, username }) => ({ id, username })),
      });
    });
    return null;
  }

  /** Applies a change and ends the users' sessions. @throws {Refusal} when a tenant would lose its last administrator */
  async function changeAndSignOut(
    caller: Caller,
    ids: string,
    field: string,
    notOneself: string,
    change: (users: AccountRow[]) => Promise<void>,
  ): Promise<void> {
    const idList = splitList(ids);
    if (idList.includes(caller.userId)) throw refuse(notOneself, field);
    await sessions.endAllOf(idList, async () => {
      const users = await lockChosen(caller, ids, field);
      const touchesAdmins = (await tenantAdministrators.filterAdministrators(idsOf(users))).size > 0;
      if (touchesAdmins) await tenantAdministrators.lockRole();
      await change(users);
      if (touchesAdmins && (await tenantAdministrators.leavesTenantWithout()))
        throw refuse(texts.grant.lastAdministrator, field);
    });
  }

  /** Locks the given users. @throws {Refusal} when one is missing or the caller may not act on them */
  async function lockChosen(caller: Caller, ids: string, field: string, delFlag: 0 | 1 = 0): Promise<AccountRow[]> {
    const idList = [...new Set(splitList(ids))];
    if (idList.length === 0) throw refuse(texts.chooseOne, field);
    const users = await store.lockVisible(caller, idList, delFlag);
    if (users.length < idList.length) throw refuse(texts.notFound, field);
    await mustActOn(caller, idList, 'account', field);
    return users;
  }

  /** Assigns the given roles and departments in the current tenant. */
  async function assignPlaces(
    caller: Caller,
    user: { id: string; username: string; userType: string; isNew: boolean },
    { selectedroles, selecteddeparts }: Pick<UserEdit, 'selectedroles' | 'selecteddeparts'>,
  ): Promise<void> {
    if (selecteddeparts !== undefined) {
      const departIds = [...new Set(splitList(selecteddeparts))];
      const knownDeparts = await store.knownDeparts(caller.tenantId, departIds);
      if (departIds.some((id) => !knownDeparts.has(id))) throw refuse(texts.user.unknownDepart, 'selecteddeparts');
      if (!user.isNew && (await store.departsDiffer(caller.tenantId, user.id, departIds))) {
        await mustActOn(caller, [user.id], 'department', 'selecteddeparts');
      }
      await store.setDeparts(caller.tenantId, user.id, departIds);
    }
    if (selectedroles !== undefined) await roles.assign(caller, user, [...new Set(splitList(selectedroles))]);
  }

  async function save(caller: Caller, ids: readonly string[], members: Partial<typeof sysUser.$inferInsert>) {
    const updateTime = nextVersion(sysUser.updateTime, clock());
    await db.orm
      .update(sysUser)
      .set({ ...members, updateBy: caller.username, updateTime })
      .where(inArray(sysUser.id, [...ids]));
  }
}

const idsOf = (users: readonly AccountRow[]) => users.map(({ id }) => id);
const namesOf = (users: readonly AccountRow[]) =>
  users
    .slice(0, 5)
    .map(({ username }) => username)
    .join('、');
