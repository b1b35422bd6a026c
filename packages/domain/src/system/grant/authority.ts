import { done, refused, type Outcome } from '../../kit/outcome';

/** A menu or button as somebody holds it. */
export interface GrantedRight {
  permissionId: string;
  /** Data rules in force that limit its rows; none = all rows. */
  ruleIds: readonly string[];
}

/** What decides who may act on a user. */
export interface Standing {
  userId: string;
  /** The tenant that keeps the account: the one it was opened in. */
  homeTenantId: number;
  /** Whether the user administers every tenant there is. */
  administersAll: boolean;
  /** Every tenant the user belongs to or holds a role in. */
  tenantIds: readonly number[];
  /** Of these, the tenants the user administers. */
  administers: readonly number[];
  /** Rights in the tenant in force. */
  rights: readonly GrantedRight[];
}

export interface ActingCaller extends Standing {
  /** The tenant in force. */
  tenantId: number;
  /** Whether the caller has the permission of `changePassword` in the tenant in force. */
  mayResetPasswords: boolean;
}

/**
 * - `card`: name, birthday, position and the like
 * - `credentials`: password, phone, e-mail
 * - `scope`: departments in charge, type, supplier
 * - `account`: freeze, unfreeze, remove, restore, erase
 * - `session`: end a session
 * - `department`: membership of departments of the tenant in force
 * - `role`: roles of the tenant in force, and of its departments
 * - `tenant`: membership of tenants
 */
export type UserAction = 'card' | 'credentials' | 'scope' | 'account' | 'session' | 'department' | 'role' | 'tenant';

/**
 * - `oneself`: the caller's own account has calls of its own for it
 * - `no-reset`: needs the permission to reset passwords
 * - `kept-elsewhere`: the account is kept by another tenant
 * - `administrator`: the user administers the tenant in force, the caller does not
 * - `administers-elsewhere`: the user administers a tenant the caller does not administer
 * - `other-tenant`: the user belongs to a tenant the caller does not administer
 * - `holds-more`: the user holds a right in the tenant in force that the caller lacks
 * - `all-tenants-only`: only who administers all tenants may
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
  /** Which of the user's tenants it touches: all of them, that of the account, or the one in force. */
  reach: 'all' | 'home' | 'tenant';
  /** Whether it could give the caller what the user holds, or take it from the user. */
  comparesRights: boolean;
  needsReset?: boolean;
  /** Whether people do it to themselves. */
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
 * Whether a caller may do something to a user: never to somebody who holds more, nor to what lies in a tenant the caller
 * does not administer. The permission of the call itself is checked before.
 *
 * Columns: action. Rows: the user. `A` = by who administers all tenants, `T` = by the administrator of the tenant in
 * force, `P` = by a holder of the permission of the call.
 *
 * | user                                   | card, session | credentials, scope | account | department | role | tenant |
 * |----------------------------------------|---------------|--------------------|---------|------------|------|--------|
 * | administers all tenants                | A             | A                  | A       | A          | A    | A      |
 * | administers the tenant in force        | A T           | A T                | A T     | A T        | A T  | A      |
 * | administers another tenant             | A ¹           | A ¹                | A ¹     | A T P      | A T P² | A    |
 * | belongs to the tenant in force alone   | A T P         | A T P² ³           | A T P²  | A T P      | A T P² | A    |
 * | belongs to another tenant too          | A T P ⁴       | A ¹                | A ¹     | A T P      | A T P² | A    |
 * | does not belong to the tenant in force | nobody: the user is not found there                                |
 *
 * ¹ and by who administers each of the user's tenants. ² where the user holds no right in the tenant in force that the
 * caller lacks. ³ with the permission to reset passwords, for everybody. ⁴ card; a session as ¹.
 * `card`, `credentials`, `scope` and `account` of an account are changed in the tenant that keeps it.
 * Oneself: card, session and role like any other user; scope and department as administrator; credentials and account
 * by calls of one's own.
 */
export function mayActOn(caller: ActingCaller, target: Standing, action: UserAction): Outcome<null, ActRefusal> {
  if (action === 'tenant') return caller.administersAll ? done(null) : refused('all-tenants-only');
  const { reach, comparesRights, needsReset = false, oneself } = ACTIONS[action];
  const { tenantId } = caller;
  const isAdministrator = caller.administersAll || caller.administers.includes(tenantId);
  if (needsReset && !caller.mayResetPasswords) return refused('no-reset');
  const isKept = reach === 'home' || (reach === 'all' && action !== 'session');
  if (isKept && target.homeTenantId !== tenantId) return refused('kept-elsewhere');
  if (caller.userId === target.userId) {
    const isAllowed = oneself === 'yes' || (oneself === 'administrators' && isAdministrator);
    return isAllowed ? done(null) : refused('oneself');
  }
  if (caller.administersAll) return done(null);
  if (!isAdministrator && target.administers.includes(tenantId)) return refused('administrator');
  if (target.administersAll) return refused('administers-elsewhere');
  if (reach !== 'tenant') {
    const beyond = target.tenantIds.filter((id) => id !== tenantId && !caller.administers.includes(id));
    if (beyond.some((id) => target.administers.includes(id))) return refused('administers-elsewhere');
    if (reach === 'all' && beyond.length > 0) return refused('other-tenant');
  }
  if (comparesRights && !isAdministrator && !holdsAll(caller.rights, target.rights)) return refused('holds-more');
  return done(null);
}

/**
 * Whether rights cover others: each of them is held, under no data rule it does not come under itself. Rules of one
 * role are met together, so more rules leave fewer rows.
 */
export const holdsAll = (own: readonly GrantedRight[], others: readonly GrantedRight[]): boolean =>
  others.every(({ permissionId, ruleIds }) =>
    own.some((right) => right.permissionId === permissionId && right.ruleIds.every((id) => ruleIds.includes(id))),
  );
