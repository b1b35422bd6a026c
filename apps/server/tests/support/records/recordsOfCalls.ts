import { roleId } from '../../../src/seed';
import { ids } from './ids';
import { line, type CallRecords, type Line } from './Line';
import { recordsOfConfiguration } from './recordsOfConfiguration';
import { recordsOfForms } from './recordsOfForms';
import { recordsOfLinks } from './recordsOfLinks';
import { recordsOfNotices } from './recordsOfNotices';
import { recordsOfPeople } from './recordsOfPeople';
import { recordsOfPickers } from './recordsOfPickers';
import { recordsOfRights } from './recordsOfRights';
import { recordsOfPortal } from './recordsOfPortal';
import { recordsOfWork } from './recordsOfWork';
import { INTERNAL, NOBODY, THERE, USERS, type User } from './users';

const planReaders: readonly User[] = ['admin', 'declarer', 'approver', 'purchaser', 'manager'];
/** The table of plans is closed to them, as a dictionary too. */
const NO_PLAN_READERS: readonly User[] = ['expert', 'supplier', 'editor'];
const planLines = (member: string): Line[] => [
  line('own plan', planReaders, () => ({ [member]: ids.ownPlan })),
  line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ [member]: ids.colleaguePlan })),
  line('colleague’s draft', ['admin', 'manager'], () => ({ [member]: ids.colleagueDraft })),
  line('other tenant’s plan', THERE, () => ({ [member]: ids.foreignPlan })),
];
const tableItem = (member: string): Line[] => [
  line('oneself', USERS, ({ userId }) => ({ [member]: 'sys_user,realname,id', key: userId })),
  line('colleague', INTERNAL, () => ({ [member]: 'sys_user,realname,id', key: ids.colleague })),
  line('other tenant’s user', THERE, () => ({ [member]: 'sys_user,realname,id', key: ids.foreignUser })),
  line(
    'other tenant’s plan',
    THERE,
    () => ({ [member]: 'purchase_plan,plan_no,id', key: ids.foreignPlan }),
    NO_PLAN_READERS,
  ),
  line(
    'colleague’s draft',
    ['admin', 'manager'],
    () => ({ [member]: 'purchase_plan,plan_no,id', key: ids.colleagueDraft }),
    NO_PLAN_READERS,
  ),
];
const role = () => roleId('register');
const roleHolders = (member: string, wrap: (id: string) => unknown = (id) => id): Line[] => [
  line('colleague', ['admin'], () => ({ roleId: role(), [member]: wrap(ids.colleague) })),
  line('other tenant’s user', NOBODY, () => ({ roleId: role(), [member]: wrap(ids.foreignUser) })),
];

const registrationLines = (member: string, more: object = {}): Line[] => [
  line('registration', ['admin', 'manager'], () => ({ [member]: ids.registration, ...more })),
  line('other tenant’s registration', ['jb_manager', 'jb_liaison'], () => ({
    [member]: ids.foreignRegistration,
    ...more,
  })),
];

const agentLines = (member: string, value: string): Line[] => [
  line('manager’s agent', ['admin', 'manager'], () => ({ [member]: value })),
];
const customerLines = (more: object = {}): Line[] => [
  line('purchasing unit', ['admin'], () => ({ id: 'purchasing-unit', ...more })),
];

/**
 * What every call says to whom about whose record; `no record` where nothing in its input names one that belongs to
 * somebody. A new endpoint has to be put here.
 */
export const recordsOfCalls: Readonly<Record<string, CallRecords>> = {
  ...recordsOfPickers,
  ...recordsOfRights,
  ...recordsOfPeople,
  ...recordsOfWork,
  // Before those below fill the forms: by then everybody has records of their own.
  ...recordsOfLinks,
  ...recordsOfForms,
  ...recordsOfNotices,
  ...recordsOfConfiguration,
  ...recordsOfPortal,
  health: 'no record',
  randomImage: 'no record',
  login: 'no record',
  logout: 'no record',
  registerSupplier: 'no record',
  uploadRegistrationFile: 'no record',
  checkSupplier: 'no record',
  viewOwnRegistration: 'no record',
  resubmitRegistration: 'no record',
  withdrawRegistration: 'no record',
  registerCustomer: 'no record',
  uploadCustomerFile: 'no record',
  checkCustomer: 'no record',
  viewOwnCustomer: 'no record',
  resubmitCustomer: 'no record',
  withdrawCustomer: 'no record',
  updateMobile: 'no record',
  getUserData: 'no record',
  editUserData: 'no record',
  editOwnUser: 'no record',
  getCurrentUserTenant: 'no record',
  getUserSectionInfo: 'no record',
  getEnabledThirdApps: 'no record',
  addUserAgent: 'no record',
  getPermCode: 'no record',
  listGatewayRoutes: 'no record',
  getEncryptedString: 'no record',
  mobileLogin: 'no record',
  getLoginQrcode: 'no record',
  getQrcodeToken: 'no record',
  scanLoginQrcode: 'no record',
  listNoticesOf: 'no record',
  viewStoreInfo: 'no record',
  viewStoreSize: 'no record',
  viewStoreMemory: 'no record',
  viewDisks: 'no record',
  viewMetric: 'no record',
  viewHttpTrace: 'no record',
  portalConfig: 'no record',
  checkCaptcha: 'no record',
  sendSms: 'no record',
  phoneLogin: 'no record',
  registerUser: 'no record',
  checkOnlyUser: 'no record',
  verifyPhone: 'no record',
  resetPassword: 'no record',
  validateCasLogin: 'no record',
  renderThirdLogin: 'no record',
  oauth2Login: 'no record',
  thirdLoginCallback: 'no record',
  getThirdLoginUser: 'no record',
  bindThirdAccount: 'no record',
  bindThirdPhone: 'no record',
  createThirdUser: 'no record',
  getUserInfo: 'no record',
  updatePassword: 'no record',
  viewProfile: 'no record',
  editProfile: 'no record',
  // A tenant of others is refused in `session.test.ts`.
  changeLoginTenantId: 'no record',
  getUserPermissionByToken: 'no record',
  refreshDictCache: 'no record',
  queryAllDictItems: 'no record',
  listOwnTenants: 'no record',
  getCurrentUserDeparts: 'no record',
  uploadFile: 'no record',
  // Public files are everybody's who knows the id; others are refused in `files.test.ts`.
  loadPublicFile: [line('colleague’s file', NOBODY, () => ({ id: ids.colleagueFile }), USERS)],

  selectDepart: [
    line('own department', ['declarer'], () => ({ orgCode: ids.ownOrgCode })),
    line('other tenant’s department', THERE, () => ({ orgCode: ids.foreignOrgCode })),
  ],
  getDictItems: [
    line('other tenant’s user', THERE, () => ({
      dictCode: `sys_user,realname,id,id = '${ids.foreignUser}'`,
    })),
    line('colleague', INTERNAL, () => ({ dictCode: `sys_user,realname,id,id = '${ids.colleague}'` })),
  ],
  loadDict: [
    line('colleague', INTERNAL, () => ({ dict: 'sys_user,realname,id', keyword: ids.colleague })),
    line('other tenant’s user', THERE, () => ({ dict: 'sys_user,realname,id', keyword: ids.foreignUser })),
  ],
  loadDictItem: tableItem('dict'),
  queryDepartmentTree: [
    line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
    line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
  ],
  queryDepartmentLevel: [
    line('own department', INTERNAL, () => ({ ids: ids.ownDepart })),
    line('other tenant’s department', THERE, () => ({ ids: ids.foreignDepart })),
  ],
  selectSelfDepartUser: [
    line('user of the same department', ['purchaser', 'manager'], () => ({ name: '王晓琳' })),
    line('other tenant’s user', THERE, () => ({ name: 'jb_manager' })),
  ],
  queryUserComponentData: [
    line('colleague', INTERNAL, () => ({ id: ids.colleague })),
    line('other tenant’s user', THERE, () => ({ id: ids.foreignUser })),
    line('other tenant’s department', THERE, () => ({ departId: ids.foreignDepart })),
  ],
  queryUserRole: [
    line('colleague', ['admin'], () => ({ userid: ids.colleague })),
    line('other tenant’s user', NOBODY, () => ({ userid: ids.foreignUser })),
  ],
  listRoleUsers: [
    line('colleague', ['admin'], () => ({ roleId: roleId('purchaser'), username: 'purchaser' })),
    line('other tenant’s user', NOBODY, () => ({ roleId: roleId('manager'), username: 'jb_manager' })),
  ],
  addUserRole: [
    ...roleHolders('userIdList', (id) => [id]),
    line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userIdList: [ids.colleague] })),
  ],
  // Taken where it is not held: nothing happens, whoever it is.
  deleteUserRole: [
    line('colleague', ['admin'], () => ({ roleId: role(), userId: ids.colleague })),
    line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userId: ids.colleague })),
  ],
  deleteUserRoleBatch: [
    line('colleague', ['admin'], () => ({ roleId: role(), userIds: ids.colleague })),
    line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', userIds: ids.colleague })),
  ],
  queryRolePermission: [
    line('role of all tenants', ['admin'], () => ({ roleId: roleId('manager') })),
    line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role' })),
  ],
  saveRolePermission: [
    line('role of all tenants', ['admin'], () => ({ roleId: role(), permissionIds: '', lastpermissionIds: '' })),
    line('other tenant’s role', NOBODY, () => ({ roleId: 'foreign-role', permissionIds: '' })),
  ],
  searchRecords: [
    line('colleague', INTERNAL, () => ({ keyword: ids.colleagueName })),
    line('other tenant’s user', THERE, () => ({ keyword: 'jb_manager' })),
    line('colleague’s draft', ['admin', 'manager'], () => ({ keyword: ids.colleagueDraft })),
    line('other tenant’s plan', THERE, () => ({ keyword: ids.foreignPlan })),
  ],
  listPlans: planLines('id'),
  viewPlan: planLines('id'),
  viewPlanById: planLines('id'),
  editPlan: [
    line('own plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.ownPlan })),
    line('colleague’s plan', ['admin', 'purchaser', 'manager'], () => ({ id: ids.colleaguePlan })),
    line('colleague’s draft', ['admin', 'manager'], () => ({ id: ids.colleagueDraft })),
    line('other tenant’s plan', THERE, () => ({ id: ids.foreignPlan })),
  ],
  listRegistrations: registrationLines('id'),
  viewRegistration: registrationLines('id'),
  approveRegistration: registrationLines('id', { opinion: null }),
  rejectRegistration: registrationLines('id', { opinion: '资料不全' }),
  voidRegistration: registrationLines('id', { opinion: '重复注册' }),
  // Units that ask to be let in belong to no tenant yet: they are for who keeps all of them.
  listCustomers: customerLines(),
  viewCustomer: customerLines(),
  approveCustomer: customerLines({ opinion: null }),
  rejectCustomer: customerLines({ opinion: '资料不全' }),
  voidCustomer: customerLines({ opinion: '重复注册' }),
  // One's own; who keeps them for everybody, those of the tenant.
  listUserAgents: agentLines('id', 'managers-agent'),
  viewUserAgent: agentLines('id', 'managers-agent'),
  editUserAgent: agentLines('id', 'managers-agent'),
  queryUserAgent: agentLines('userName', 'manager'),
  deleteUserAgent: [
    line('manager’s agent', ['admin'], () => ({ id: 'managers-agent' })),
    line('agent in the other tenant', ['jb_manager'], () => ({ id: 'jb_managers-agent' })),
  ],
  deleteUserAgents: [
    line('purchaser’s agent', ['admin'], () => ({ ids: 'purchasers-agent' })),
    line('agent in the other tenant', ['jb_liaison'], () => ({ ids: 'jb_liaisons-agent' })),
  ],
  listAllUsers: [
    line('colleague', ['admin'], () => ({ id: ids.colleague })),
    line('other tenant’s user', ['admin'], () => ({ id: ids.foreignUser })),
  ],
  queryChildrenOfUser: [
    line('colleague', INTERNAL, () => ({ userId: ids.colleague })),
    line('other tenant’s user', THERE, () => ({ userId: ids.foreignUser })),
  ],
  // Needs no token: what is published for all of a tenant is public, nothing else is.
  showAnnouncement: [
    line('for all', USERS, () => ({ id: ids.noticeToAll })),
    line('for a colleague', NOBODY, () => ({ id: ids.colleagueNotice })),
  ],
  loadFile: [
    line('colleague’s file', ['admin'], () => ({ id: ids.colleagueFile }), USERS),
    line('file of the own plan', planReaders, () => ({ id: ids.planFile }), USERS),
    line('other tenant’s file', NOBODY, () => ({ id: ids.foreignFile }), USERS),
  ],
};
