import type { UserAction } from '@gezi/domain';
import { roleId } from '../../../src/seed';
import {
  departOf,
  departRoleOf,
  FREE_ROLE,
  HELD_ROLE,
  idOf,
  nameOf,
  rightOf,
  rights,
  roleOf,
  sessionOf,
  targets,
  type CallerKind,
  type Holding,
  type TargetKind,
  type TargetState,
} from './people';

/** Which callers may perform which action on which users, per `mayActOn`. */
export const ALLOWED: Record<UserAction, Partial<Record<CallerKind, readonly TargetKind[]>>> = {
  card: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'ordinary', 'holder', 'both'],
    resetter: ['ordinary', 'holder', 'both'],
    keeper: ['ordinary', 'holder', 'both'],
    clerk: ['ordinary', 'holder', 'both'],
  },
  credentials: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'ordinary', 'holder'],
    resetter: ['ordinary'],
  },
  scope: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'ordinary', 'holder'],
    resetter: ['ordinary'],
  },
  account: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'ordinary', 'holder'],
    resetter: ['ordinary'],
    keeper: ['ordinary'],
    clerk: ['ordinary'],
  },
  session: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'ordinary', 'holder'],
    resetter: ['ordinary', 'holder'],
    keeper: ['ordinary', 'holder'],
  },
  department: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    resetter: ['elsewhere', 'ordinary', 'holder', 'both'],
    keeper: ['elsewhere', 'ordinary', 'holder', 'both'],
    clerk: ['elsewhere', 'ordinary', 'holder', 'both'],
  },
  role: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    tenant: ['administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
    resetter: ['elsewhere', 'ordinary', 'both'],
    keeper: ['elsewhere', 'ordinary', 'both'],
  },
  tenant: {
    all: ['all', 'administrator', 'elsewhere', 'ordinary', 'holder', 'both'],
  },
};

/**
 * Which callers may change which role, department role or department.
 * - `change`: change the role itself, or a right it grants
 * - `add`: grant it a right that a keeper does not have
 * - `give`: assign it to a user
 */
export const ALLOWED_HOLDINGS: Record<'change' | 'add' | 'give', Partial<Record<CallerKind, readonly Holding[]>>> = {
  change: {
    all: ['small', 'big', 'shared'],
    tenant: ['small', 'big'],
    resetter: ['small'],
    keeper: ['small'],
  },
  add: { all: ['small', 'big', 'shared'], tenant: ['small', 'big'] },
  give: {
    all: ['small', 'big', 'shared'],
    tenant: ['small', 'big', 'shared'],
    resetter: ['small', 'shared'],
    keeper: ['small', 'shared'],
  },
};

export type Call =
  | { on: 'user'; action: UserAction; input: (target: TargetKind) => object; state?: TargetState }
  | {
      on: 'role' | 'department';
      action: keyof typeof ALLOWED_HOLDINGS;
      input: (holding: Holding) => object;
    }
  /** Only for administrators of all tenants. Calls run in this order. */
  | { on: 'all tenants'; input: object }
  /** Changes no right of a user or role, for the reason `why`. */
  | { on: 'nothing'; why: string };

const OWN = 'the account of the caller';
const VISITOR = 'people who are not signed in, by code';
const NEW = 'a new record without rights, or of the rights in the tests of their own';
const TREE = 'departments without people';
const PAGE = 'where people land; grants nothing';

const onUser = (action: UserAction, input: (target: TargetKind) => object, state?: TargetState): Call => ({
  on: 'user',
  action,
  input,
  state,
});
const onRole = (action: 'change' | 'add' | 'give', input: (holding: Holding) => object): Call => ({
  on: 'role',
  action,
  input,
});
const onDepart = (action: 'change' | 'add' | 'give', input: (holding: Holding) => object): Call => ({
  on: 'department',
  action,
  input,
});
const phoneOf = (target: TargetKind) => `1390000000${targets.indexOf(target)}`;
const PASSWORD = 'Sweep-2026-x';

/** Every write call of users, roles, rights, departments, sessions and tenants. */
export const CALLS: Record<string, readonly Call[]> = {
  editUser: [
    onUser('card', (target) => ({ id: idOf(target), realname: '改名' })),
    onUser('credentials', (target) => ({ id: idOf(target), phone: phoneOf(target) })),
    onUser('credentials', (target) => ({ id: idOf(target), email: `${target}@example.com` })),
    onUser('scope', (target) => ({ id: idOf(target), departIds: departOf('small') })),
    onUser('scope', (target) => ({ id: idOf(target), userType: 'buyer' }), { userType: 'admin' }),
    onUser('department', (target) => ({ id: idOf(target), selecteddeparts: departOf('big') })),
    onUser('role', (target) => ({
      id: idOf(target),
      selectedroles: `${HELD_ROLE},${FREE_ROLE},${otherRoles(target)}`,
    })),
  ],
  editUserBase: [
    onUser('card', (target) => ({ id: idOf(target), avatar: 'x.png' })),
    onUser('credentials', (target) => ({ id: idOf(target), phone: phoneOf(target) })),
  ],
  changeUserPassword: [onUser('credentials', (target) => ({ username: nameOf(target), password: PASSWORD }))],
  freezeUsers: [
    onUser('account', (target) => ({ ids: idOf(target), status: 2 })),
    onUser('account', (target) => ({ ids: idOf(target), status: 1 }), { status: 2 }),
  ],
  deleteUser: [onUser('account', (target) => ({ id: idOf(target) }))],
  deleteUsers: [onUser('account', (target) => ({ ids: idOf(target) }))],
  restoreUsers: [onUser('account', (target) => ({ userIds: idOf(target) }), { delFlag: 1 })],
  eraseUsers: [onUser('account', (target) => ({ userIds: idOf(target) }), { delFlag: 1 })],
  forceLogout: [onUser('session', (target) => ({ token: sessionOf(target) }))],
  addDepartUsers: [onUser('department', (target) => ({ depId: 'depart-shared', userIdList: [idOf(target)] }))],
  deleteDepartUser: [onUser('department', (target) => ({ depId: departOf('small'), userId: idOf(target) }))],
  deleteDepartUsers: [onUser('department', (target) => ({ depId: departOf('small'), userIds: idOf(target) }))],
  addUserRole: [
    onUser('role', (target) => ({ roleId: FREE_ROLE, userIdList: [idOf(target)] })),
    onRole('give', (holding) => ({ roleId: roleOf(holding), userIdList: [idOf('ordinary')] })),
  ],
  deleteUserRole: [
    onUser('role', (target) => ({ roleId: HELD_ROLE, userId: idOf(target) })),
    onRole('give', (holding) => ({ roleId: roleOf(holding), userId: idOf('ordinary') })),
  ],
  deleteUserRoleBatch: [
    onUser('role', (target) => ({ roleId: HELD_ROLE, userIds: idOf(target) })),
    onRole('give', (holding) => ({ roleId: roleOf(holding), userIds: idOf('ordinary') })),
  ],
  giveDepartRoles: [
    onUser('role', (target) => ({ userId: idOf(target), newRoleId: departRoleOf('small') })),
    onDepart('change', (holding) => ({ userId: idOf('ordinary'), newRoleId: departRoleOf(holding) })),
  ],
  addTenantUsers: [onUser('tenant', (target) => ({ tenantId: 2, userIdList: [idOf(target)] }))],
  removeTenantUsers: [onUser('tenant', (target) => ({ tenantId: 1, userIds: idOf(target) }))],

  editRole: [onRole('change', (holding) => ({ id: roleOf(holding), description: 'x' }))],
  deleteRole: [onRole('change', (holding) => ({ id: roleOf(holding) }))],
  deleteRoles: [onRole('change', (holding) => ({ ids: roleOf(holding) }))],
  saveRolePermission: [
    onRole('change', (holding) => ({
      roleId: roleOf(holding),
      permissionIds: '',
      lastpermissionIds: rightOf(holding),
    })),
    onRole('add', (holding) => ({ roleId: roleOf(holding), permissionIds: rights.big })),
  ],
  saveRoleRules: [
    onRole('change', (holding) => ({ roleId: roleOf(holding), permissionId: rightOf(holding), dataRuleIds: '' })),
  ],
  editDepartRole: [onDepart('change', (holding) => ({ id: departRoleOf(holding), description: 'x' }))],
  deleteDepartRole: [onDepart('change', (holding) => ({ id: departRoleOf(holding) }))],
  deleteDepartRoles: [onDepart('change', (holding) => ({ ids: departRoleOf(holding) }))],
  saveDepartPermission: [
    onDepart('change', (holding) => ({
      departId: departOf(holding),
      permissionIds: '',
      lastpermissionIds: rightOf(holding),
    })),
    onDepart('add', (holding) => ({ departId: departOf(holding), permissionIds: rights.big })),
  ],
  saveDepartRolePermission: [
    onDepart('change', (holding) => ({
      roleId: departRoleOf(holding),
      permissionIds: '',
      lastpermissionIds: rightOf(holding),
    })),
  ],
  saveDepartRoleRules: [
    onDepart('change', (holding) => ({
      roleId: departRoleOf(holding),
      permissionId: rightOf(holding),
      dataRuleIds: '',
    })),
  ],
  saveDepartRules: [
    onDepart('change', (holding) => ({ departId: departOf(holding), permissionId: rightOf(holding), dataRuleIds: '' })),
  ],

  addPermission: [{ on: 'all tenants', input: { name: 'x', menuType: 0, url: '/sweep-new', component: 'x' } }],
  editPermission: [{ on: 'all tenants', input: { id: 'sweep-menu', name: '改名' } }],
  deletePermission: [{ on: 'all tenants', input: { id: 'sweep-menu-1' } }],
  deletePermissions: [{ on: 'all tenants', input: { ids: 'sweep-menu-2' } }],
  addDataRule: [
    {
      on: 'all tenants',
      input: { permissionId: 'sweep-menu', ruleName: 'x', ruleColumn: 'x', ruleConditions: '=', ruleValue: 'x' },
    },
  ],
  editDataRule: [{ on: 'all tenants', input: { id: 'sweep-rule', ruleName: 'y' } }],
  deleteDataRule: [{ on: 'all tenants', input: { id: 'sweep-rule-1' } }],
  updateDefaultIndex: [{ on: 'all tenants', input: { url: '/sweep' } }],
  addTenant: [
    { on: 'all tenants', input: { id: 903, name: 'a' } },
    { on: 'all tenants', input: { id: 904, name: 'b' } },
  ],
  editTenant: [{ on: 'all tenants', input: { id: 903, name: 'c' } }],
  deleteTenant: [{ on: 'all tenants', input: { id: '903' } }],
  deleteTenants: [{ on: 'all tenants', input: { ids: '904' } }],
  addTenantPack: [{ on: 'all tenants', input: { packName: 'new', permissionIds: [] } }],
  editTenantPack: [{ on: 'all tenants', input: { id: 'sweep-pack', remarks: 'x' } }],
  deleteTenantPack: [{ on: 'all tenants', input: { id: 'sweep-pack' } }],

  addUser: [{ on: 'nothing', why: NEW }],
  importUsers: [{ on: 'nothing', why: NEW }],
  addRole: [{ on: 'nothing', why: NEW }],
  importRoles: [{ on: 'nothing', why: NEW }],
  addDepartRole: [{ on: 'nothing', why: NEW }],
  addDepart: [{ on: 'nothing', why: TREE }],
  editDepart: [{ on: 'nothing', why: TREE }],
  deleteDepart: [{ on: 'nothing', why: TREE }],
  deleteDeparts: [{ on: 'nothing', why: TREE }],
  importDeparts: [{ on: 'nothing', why: TREE }],
  sortDeparts: [{ on: 'nothing', why: TREE }],
  addRoleIndex: [{ on: 'nothing', why: PAGE }],
  editRoleIndex: [{ on: 'nothing', why: PAGE }],
  deleteRoleIndex: [{ on: 'nothing', why: PAGE }],
  deleteRoleIndexes: [{ on: 'nothing', why: PAGE }],
  changeLoginTenantId: [{ on: 'nothing', why: OWN }],
  updateMobile: [{ on: 'nothing', why: OWN }],
  editProfile: [{ on: 'nothing', why: OWN }],
  editUserData: [{ on: 'nothing', why: OWN }],
  editOwnUser: [{ on: 'nothing', why: OWN }],
  updatePassword: [{ on: 'nothing', why: OWN }],
  registerUser: [{ on: 'nothing', why: VISITOR }],
  verifyPhone: [{ on: 'nothing', why: VISITOR }],
  resetPassword: [{ on: 'nothing', why: VISITOR }],
};

/** Other roles of the user in tenant 1, which the user form sends too. */
function otherRoles(target: TargetKind): string {
  if (target === 'all' || target === 'administrator') return roleId('admin');
  return target === 'holder' ? 'role-holder' : '';
}
