import { done, refused, type Outcome } from '../../kit/outcome';

/** A granted menu or button. */
export interface GrantedRight {
  permissionId: string;
  /** Active data rules that limit its rows; empty = all rows. */
  ruleIds: readonly string[];
}

/** Rights of a user, which decide who may act on the user. */
export interface Standing {
  userId: string;
  /** Tenant that owns the account: the one that created it. */
  homeTenantId: number;
  /** Whether the user administers all tenants. */
  administersAll: boolean;
  /** Tenants the user belongs to or has a role in. */
  tenantIds: readonly number[];
  /** Those of them the user administers. */
  administers: readonly number[];
  /** Rights in the current tenant. */
  rights: readonly GrantedRight[];
}

export interface ActingCaller extends Standing {
  /** The current tenant. */
  tenantId: number;
  /** Whether the caller has the permission of `changePassword` in the current tenant. */
  mayResetPasswords: boolean;
}

/**
 * - `card`: name, birthday, position and the like
 * - `credentials`: password, phone, e-mail
 * - `scope`: departments in charge, type, supplier
 * - `account`: freeze, unfreeze, remove, restore, erase
 * - `session`: end a session
 * - `department`: membership in departments of the current tenant
 * - `role`: roles of the current tenant and of its departments
 * - `tenant`: membership in tenants
 */
export type UserAction = 'card' | 'credentials' | 'scope' | 'account' | 'session' | 'department' | 'role' | 'tenant';

/**
 * - `oneself`: callers change their own account with other endpoints
 * - `no-reset`: needs the permission to reset passwords
 * - `kept-elsewhere`: another tenant owns the account
 * - `administrator`: the user administers the current tenant, the caller does not
 * - `administers-elsewhere`: the user administers a tenant the caller does not administer
 * - `other-tenant`: the user belongs to a tenant the caller does not administer
 * - `holds-more`: the user has a right in the current tenant that the caller lacks
 * - `all-tenants-only`: only for administrators of all tenants
 */
export type ActRefusal =
  | 'oneself'
  | 'no-reset'
  | 'kept-elsewhere'
  | 'administrator'
  | 'administers-elsewhere'
  | 'other-tenant'
  | 'holds-more'
  | 'all-tenants-only';

interface ActionRule {
  /** Tenants of the user that the action affects: all, the one that owns the account, or the current one. */
  reach: 'all' | 'home' | 'tenant';
  /** Whether the action could transfer the user's rights to the caller or remove them. */
  comparesRights: boolean;
  needsReset?: boolean;
  /** Whether users may do it to themselves. */
  oneself: 'yes' | 'administrators' | 'no';
}

const ACTIONS: Readonly<Record<Exclude<UserAction, 'tenant'>, ActionRule>> = {
  card: { reach: 'home', comparesRights: false, oneself: 'yes' },
  credentials: { reach: 'all', comparesRights: true, needsReset: true, oneself: 'no' },
  scope: { reach: 'all', comparesRights: true, needsReset: true, oneself: 'administrators' },
  account: { reach: 'all', comparesRights: true, oneself: 'no' },
  session: { reach: 'all', comparesRights: false, oneself: 'yes' },
  department: { reach: 'tenant', comparesRights: false, oneself: 'administrators' },
  role: { reach: 'tenant', comparesRights: true, oneself: 'yes' },
};

/**
 * Whether a caller may act on a user. Callers may never act on users with more rights, or affect tenants they do not
 * administer. The permission of the endpoint is checked before.
 *
 * Columns: action. Rows: the user. `A` = allowed to administrators of all tenants, `T` = to administrators of the
 * current tenant, `P` = to callers with the permission of the endpoint.
 *
 * | user                                 | card, session | credentials, scope | account | department | role | tenant |
 * |--------------------------------------|---------------|--------------------|---------|------------|------|--------|
 * | administers all tenants              | A             | A                  | A       | A          | A    | A      |
 * | administers the current tenant       | A T           | A T                | A T     | A T        | A T  | A      |
 * | administers another tenant           | A ¹           | A ¹                | A ¹     | A T P      | A T P² | A    |
 * | belongs only to the current tenant   | A T P         | A T P² ³           | A T P²  | A T P      | A T P² | A    |
 * | belongs to another tenant too        | A T P ⁴       | A ¹                | A ¹     | A T P      | A T P² | A    |
 * | does not belong to the current tenant | nobody: the user is not found there                               |
 *
 * ¹ and to administrators of all of the user's tenants. ² if the user has no right in the current tenant that the caller
 * lacks. ³ always also needs the permission to reset passwords. ⁴ card; session as ¹.
 * `card`, `credentials`, `scope` and `account` can be changed only in the tenant that owns the account.
 * Callers on themselves: card, session and role as on any user; scope and department as administrator; credentials and
 * account only with the endpoints for one's own account.
 */
export function mayActOn(caller: ActingCaller, target: Standing, action: UserAction): Outcome<null, ActRefusal> {
  if (action === 'tenant') return caller.administersAll ? done(null) : refused('all-tenants-only');
  const { reach, comparesRights, needsReset = false, oneself } = ACTIONS[action];
  const { tenantId } = caller;
  const isAdministrator = caller.administersAll || caller.administers.includes(tenantId);
  if (needsReset && !caller.mayResetPasswords) return refused('no-reset');
  const needsHomeTenant = reach === 'home' || (reach === 'all' && action !== 'session');
  if (needsHomeTenant && target.homeTenantId !== tenantId) return refused('kept-elsewhere');
  if (caller.userId === target.userId) {
    const isAllowed = oneself === 'yes' || (oneself === 'administrators' && isAdministrator);
    return isAllowed ? done(null) : refused('oneself');
  }
  if (caller.administersAll) return done(null);
  if (!isAdministrator && target.administers.includes(tenantId)) return refused('administrator');
  if (target.administersAll) return refused('administers-elsewhere');
  if (reach !== 'tenant') {
    const foreignTenantIds = target.tenantIds.filter((id) => id !== tenantId && !caller.administers.includes(id));
    if (foreignTenantIds.some((id) => target.administers.includes(id))) return refused('administers-elsewhere');
    if (reach === 'all' && foreignTenantIds.length > 0) return refused('other-tenant');
  }
  if (comparesRights && !isAdministrator && !coversRights(caller.rights, target.rights)) return refused('holds-more');
  return done(null);
}

/**
 * Whether `own` covers `others`: each right is granted without data rules that the other does not have. Rules of a role
 * are combined by AND, so more rules mean fewer rows.
 */
export const coversRights = (own: readonly GrantedRight[], others: readonly GrantedRight[]): boolean =>
  others.every(({ permissionId, ruleIds }) =>
    own.some((right) => right.permissionId === permissionId && right.ruleIds.every((id) => ruleIds.includes(id))),
  );
