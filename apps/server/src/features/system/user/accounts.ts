import {
  resetPasswordPermission,
  userStatus,
  type editUser,
  type InputOf,
  type SysUser,
  type UserAdd,
  type UserAction,
  type UserEdit,
} from '@gezi/domain';
import { eq, inArray } from 'drizzle-orm';
import { differences } from '../../../identity/audit/differences';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { expectVersion } from '../../../records/lists/expectVersion';
import { createdBy } from '../../../platform/db/createdBy';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { newId, nextVersion, sysUser, sysUserTenant } from '../../../platform/db';
import { withoutDataRules, hasRole, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { authority } from '../../../identity/rights/authority';
import { hashPassword, passwordRefusal } from '../../../platform/security/passwords';
import type { Services } from '../../../FeatureModule';
import { holds } from '../../../identity/sessions/holds';
import { texts } from '../../../platform/texts';
import { administrators } from '../../../identity/users/administrators';
import { eraseAccounts } from '../../../identity/users/eraseAccounts';
import { positionNames } from '../../../identity/users/positionNames';
import { roleAssignment } from '../../../identity/users/roleAssignment';
import { accountStore, type AccountRow } from './accountStore';

type Written = Omit<UserEdit, 'id' | 'updateTime' | 'selectedroles' | 'selecteddeparts'>;

/** Which action a member is changed by; all others are of the card. */
const ACTION_OF: Partial<Record<keyof Written, UserAction>> = {
  phone: 'credentials',
  email: 'credentials',
  departIds: 'scope',
  userType: 'scope',
  supplierId: 'scope',
};

/**
 * Accounts as administrators keep them. A person may work for several tenants: their roles and departments are those of
 * the tenant in force, their account is kept by the tenant it was opened in. `mayActOn` decides who may act on whom.
 */
export function accounts(services: Services) {
  const { db, clock, sessions, rights } = services;
  const store = accountStore(services);
  const roles = roleAssignment(db);
  const keepers = administrators(db);
  const { mustActOn } = authority(db);

  return { view, add, edit, remove, setFrozen, changePassword, restore, erase };

  async function view(caller: Caller, id: string): Promise<SysUser> {
    const user = await store.view(caller, eq(sysUser.id, id));
    if (!user) throw refuse(texts.notFound, 'id');
    return user;
  }

  async function add(caller: Caller, input: UserAdd, logChange: LogChange): Promise<SysUser> {
    const { password, selectedroles, selecteddeparts, ...given } = input;
    const weak = passwordRefusal(password, input.username);
    if (weak) throw refuse(texts.user.weak[weak], 'password');
    const hashed = await hashPassword(password);
    const id = newId();
    await rights.change([id], async () => {
      const members = { userType: 'buyer' as const, userIdentity: 1 as const, ...emptyAsNull(given) };
      await check(caller, members, '');
      await mustBeEntitled(caller, members);
      await db.orm.insert(sysUser).values({
        activitiSync: 1,
        ...members,
        id,
        password: hashed,
        status: userStatus.normal,
        ...createdBy(caller, clock()),
      });
      await db.orm.insert(sysUserTenant).values({ userId: id, tenantId: caller.tenantId });
      await place(caller, { id, username: input.username, userType: members.userType, isNew: true }, input);
      const details = { id, ...members, selectedroles, selecteddeparts };
      await logChange('add', texts.audit.userAdded(input.username), details);
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: InputOf<typeof editUser>, logChange: LogChange): Promise<SysUser> {
    const { id, updateTime, selectedroles: _roles, selecteddeparts, ...given } = input;
    await rights.change([id], async () => {
      const [before] = await store.held(caller, [id]);
      if (!before) throw refuse(texts.notFound, 'id');
      expectVersion(before, updateTime);
      const changed = differences(pick(before, given), emptyAsNull(given));
      const own = changed.after as Partial<Written>;
      for (const [action, field] of actionsOf(own)) await mustActOn(caller, [id], action, field);
      const members = { ...before, ...own };
      await check(caller, own, id, members.userType);
      const rolesBefore = await roles.idsOf(caller.tenantId, id);
      await place(caller, { id, username: before.username, userType: members.userType, isNew: false }, input);
      if (own.userType && !(await roles.fits(id, own.userType))) throw refuse(texts.user.unfitType, 'userType');
      await save(caller, [id], own);
      const rolesNow = await roles.idsOf(caller.tenantId, id);
      const moved = rolesBefore.join() !== rolesNow.join();
      await logChange('edit', texts.audit.userEdited(before.username), {
        id,
        before: { ...changed.before, ...(moved && { selectedroles: rolesBefore.join() }) },
        after: { ...changed.after, ...(moved && { selectedroles: rolesNow.join() }), selecteddeparts },
      });
    });
    return view(withoutDataRules(caller), id);
  }

  /** Into the recycle bin. */
  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    await end(caller, ids, 'ids', texts.user.notOneselfRemoved, async (users) => {
      await save(caller, idsOf(users), { delFlag: 1 });
      await logChange('delete', texts.audit.userRemoved(namesOf(users)), { ids: idsOf(users) });
    });
    return null;
  }

  async function setFrozen(caller: Caller, ids: string, isFrozen: boolean, logChange: LogChange): Promise<null> {
    const [status, was] = isFrozen ? [userStatus.frozen, userStatus.normal] : [userStatus.normal, userStatus.frozen];
    const change = async (users: AccountRow[]) => {
      // Who waits for audit is not let in by the way.
      const meant = users.filter((user) => user.status === was);
      if (meant.length === 0) throw refuse(isFrozen ? texts.user.noneToFreeze : texts.user.noneToUnfreeze, 'ids');
      await save(caller, idsOf(meant), { status });
      const content = isFrozen ? texts.audit.userFrozen(namesOf(meant)) : texts.audit.userUnfrozen(namesOf(meant));
      await logChange('edit', content, { ids: idsOf(meant), before: { status: was }, after: { status } });
    };
    if (isFrozen) await end(caller, ids, 'ids', texts.user.notOneselfFrozen, change);
    else await db.transaction(async () => change(await chosen(caller, ids, 'ids')));
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
      if ((await store.held(caller, [user.id])).length === 0) throw refuse(texts.notFound, 'username');
      await mustActOn(caller, [user.id], 'credentials', 'username');
      await save(caller, [user.id], { password: hashed });
      await logChange('edit', texts.audit.userPasswordReset(username), { id: user.id });
    });
    return null;
  }

  async function restore(caller: Caller, userIds: string, logChange: LogChange): Promise<null> {
    await db.transaction(async () => {
      const users = await chosen(caller, userIds, 'userIds', 1);
      await save(caller, idsOf(users), { delFlag: 0 });
      await logChange('edit', texts.audit.userRestored(namesOf(users)), { ids: idsOf(users) });
    });
    return null;
  }

  /** For good, and only from the recycle bin. */
  async function erase(caller: Caller, userIds: string, logChange: LogChange): Promise<null> {
    const wanted = splitList(userIds);
    await sessions.endAllOf(wanted, async () => {
      const users = await chosen(caller, userIds, 'userIds', 1);
      await eraseAccounts(db, idsOf(users));
      await logChange('delete', texts.audit.userErased(namesOf(users)), {
        users: users.map(({ id, username }) => ({ id, username })),
      });
    });
    return null;
  }

  /** A change after which users are signed out, and every tenant still has an administrator. */
  async function end(
    caller: Caller,
    ids: string,
    field: string,
    notOneself: string,
    change: (users: AccountRow[]) => Promise<void>,
  ): Promise<void> {
    const wanted = splitList(ids);
    if (wanted.includes(caller.userId)) throw refuse(notOneself, field);
    await sessions.endAllOf(wanted, async () => {
      const users = await chosen(caller, ids, field);
      const touchesAdmins = (await keepers.among(idsOf(users))).size > 0;
      if (touchesAdmins) await keepers.hold();
      await change(users);
      if (touchesAdmins && (await keepers.isAnyTenantWithout())) throw refuse(texts.grant.lastAdministrator, field);
    });
  }

  /** The users meant, on whose accounts the caller may act. */
  async function chosen(caller: Caller, ids: string, field: string, delFlag: 0 | 1 = 0): Promise<AccountRow[]> {
    const wanted = [...new Set(splitList(ids))];
    if (wanted.length === 0) throw refuse(texts.chooseOne, field);
    const users = await store.held(caller, wanted, delFlag);
    if (users.length < wanted.length) throw refuse(texts.notFound, field);
    await mustActOn(caller, wanted, 'account', field);
    return users;
  }

  /** Whoever opens an account may give it departments in charge or a supplier only as {@link mustActOn} lets them. */
  async function mustBeEntitled(caller: Caller, { departIds, supplierId }: Partial<Written>): Promise<void> {
    if (!departIds && !supplierId) return;
    if (await holds(db, caller, resetPasswordPermission)) return;
    throw refuse(texts.authority['no-reset'](''), departIds ? 'departIds' : 'supplierId');
  }

  /** What was entered, against what there is. @throws {Refusal} naming the member at fault */
  async function check(
    caller: Caller,
    members: Partial<Written> & { username?: string },
    id: string,
    userType: string = members.userType ?? 'buyer',
  ): Promise<void> {
    const taken = await store.taken(members, id);
    if (taken) throw refuse(texts.user.taken[taken], taken);
    if (members.userType === 'admin' && !hasRole(caller, 'admin')) {
      throw refuse(texts.user.administratorsOnly, 'userType');
    }
    const inCharge = splitList(members.departIds ?? '');
    const known = await store.departsAmong(caller.tenantId, inCharge);
    if (inCharge.some((one) => !known.has(one))) throw refuse(texts.user.unknownDepart, 'departIds');
    const posts = splitList(members.post ?? '');
    const named = await positionNames(db, caller.tenantId, posts);
    if (posts.some((code) => !named.has(code))) throw refuse(texts.user.unknownPost, 'post');
    if (members.supplierId && !(await store.hasSupplier(caller.tenantId, members.supplierId))) {
      throw refuse(texts.user.unknownSupplier, 'supplierId');
    }
    if (members.supplierId && userType !== 'supplier') throw refuse(texts.user.noSupplier, 'supplierId');
  }

  /** Roles and departments in the tenant in force, as far as they are given. */
  async function place(
    caller: Caller,
    user: { id: string; username: string; userType: string; isNew: boolean },
    { selectedroles, selecteddeparts }: Pick<UserEdit, 'selectedroles' | 'selecteddeparts'>,
  ): Promise<void> {
    if (selecteddeparts !== undefined) {
      const wanted = [...new Set(splitList(selecteddeparts))];
      const known = await store.departsAmong(caller.tenantId, wanted);
      if (wanted.some((id) => !known.has(id))) throw refuse(texts.user.unknownDepart, 'selecteddeparts');
      if (!user.isNew && (await store.departsDiffer(caller.tenantId, user.id, wanted))) {
        await mustActOn(caller, [user.id], 'department', 'selecteddeparts');
      }
      await store.setDeparts(caller.tenantId, user.id, wanted);
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

/** The actions that members are changed by, each with the first of its members. */
function actionsOf(members: Partial<Written>): Map<UserAction, string> {
  const actions = new Map<UserAction, string>();
  for (const name of Object.keys(members) as (keyof Written)[]) {
    const action = ACTION_OF[name] ?? 'card';
    if (!actions.has(action)) actions.set(action, name);
  }
  return actions;
}

const idsOf = (users: readonly AccountRow[]) => users.map(({ id }) => id);
const namesOf = (users: readonly AccountRow[]) =>
  users
    .slice(0, 5)
    .map(({ username }) => username)
    .join('、');

const pick = (row: object, like: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => Object.hasOwn(like, name)));
