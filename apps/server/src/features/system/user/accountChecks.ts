import { resetPasswordPermission, type UserAction, type UserEdit } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { positionNames } from '../../../identity/users/positionNames';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { texts } from '../../../platform/texts';
import type { accountStore } from './accountStore';

/** Fields of an account that users enter, without its roles, departments and tenants. */
export type AccountInput = Omit<UserEdit, 'id' | 'updateTime' | 'selectedroles' | 'selecteddeparts' | 'relTenantIds'>;

/** Checks what is entered for an account. */
export function accountChecks({ db }: Pick<Services, 'db'>, store: ReturnType<typeof accountStore>) {
  return { expectEntitled, check };

  /** A new account may get departments in charge or a supplier only with the permission that editing them needs. */
  async function expectEntitled(caller: Caller, { departIds, supplierId }: Partial<AccountInput>): Promise<void> {
    if (!departIds && !supplierId) return;
    if (await hasPermission(db, caller, resetPasswordPermission)) return;
    throw refuse(texts.authority['no-reset'](''), departIds ? 'departIds' : 'supplierId');
  }

  /** Validates input against stored data. @throws {Refusal} naming the invalid field */
  async function check(
    caller: Caller,
    members: Partial<AccountInput> & { username?: string },
    id: string,
    userType: string = members.userType ?? 'buyer',
  ): Promise<void> {
    const taken = await store.findTakenField(members, id);
    if (taken) throw refuse(texts.user.taken[taken], taken);
    if (members.userType === 'admin' && !hasRole(caller, 'admin')) {
      throw refuse(texts.user.administratorsOnly, 'userType');
    }
    const inCharge = splitList(members.departIds ?? '');
    const knownDeparts = await store.knownDeparts(caller.tenantId, inCharge);
    if (inCharge.some((departId) => !knownDeparts.has(departId))) throw refuse(texts.user.unknownDepart, 'departIds');
    const posts = splitList(members.post ?? '');
    const positions = await positionNames(db, caller.tenantId, posts);
    if (posts.some((code) => !positions.has(code))) throw refuse(texts.user.unknownPost, 'post');
    if (members.supplierId && !(await store.hasSupplier(caller.tenantId, members.supplierId))) {
      throw refuse(texts.user.unknownSupplier, 'supplierId');
    }
    if (members.supplierId && userType !== 'supplier') throw refuse(texts.user.noSupplier, 'supplierId');
  }
}

/** Actions needed for a change, each with its first changed field. */
export function actionsOf(members: Partial<AccountInput>): Map<UserAction, string> {
  const actions = new Map<UserAction, string>();
  for (const name of Object.keys(members) as (keyof AccountInput)[]) {
    const action = ACTION_OF[name] ?? 'card';
    if (!actions.has(action)) actions.set(action, name);
  }
  return actions;
}

/** Action needed to change a field; `card` for all others. */
const ACTION_OF: Partial<Record<keyof AccountInput, UserAction>> = {
  phone: 'credentials',
  email: 'credentials',
  departIds: 'scope',
  userType: 'scope',
  supplierId: 'scope',
};
