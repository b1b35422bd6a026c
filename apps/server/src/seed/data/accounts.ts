import type { DemoLogin } from '../../platform/http/pageSettings';
import type { RoleCode } from '../reference/roles';

/** Membership of a user in a tenant. */
interface MembershipSeed {
  tenant: number;
  roles: readonly RoleCode[];
  /** Names of departments of the tenant. */
  departs: readonly string[];
}

export interface AccountSeed {
  username: string;
  realname: string;
  /** 1 man, 2 woman. */
  sex: 1 | 2;
  /** Roles in the home tenant. */
  roles: readonly RoleCode[];
  userType: 'admin' | 'buyer' | 'supplier' | 'expert';
  /** The home tenant. */
  tenant: number;
  /** Further tenants. */
  elsewhere?: readonly MembershipSeed[];
  /** Names of departments of the home tenant; the first is the current one. */
  departs: readonly string[];
  post?: string;
  /** For supplier accounts: number of the supplier, from 1. */
  supplier?: number;
  /** Names of the departments the user is in charge of. */
  leads?: readonly string[];
}

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Gezi@2026';

/** The accounts printed at the start and offered by the sign-in page. */
export const demoAccounts: readonly AccountSeed[] = [
  {
    username: 'admin',
    realname: '系统管理员',
    sex: 1,
    roles: ['admin'],
    userType: 'admin',
    tenant: 1,
    elsewhere: [{ tenant: 2, roles: ['admin'], departs: [] }],
    departs: ['信息技术部'],
  },
  {
    username: 'declarer',
    realname: '刘建国',
    sex: 1,
    roles: ['declarer'],
    userType: 'buyer',
    tenant: 1,
    departs: ['机加工车间'],
    post: 'jhy',
  },
  {
    username: 'approver',
    realname: '赵志强',
    sex: 1,
    roles: ['approver'],
    userType: 'buyer',
    tenant: 1,
    departs: ['生产计划部', '设备动力部'],
    post: 'bmjl',
    leads: ['生产计划部', '设备动力部', '机加工车间', '铸造车间', '装配车间', '采购管理部'],
  },
  {
    username: 'purchaser',
    realname: '王晓琳',
    sex: 2,
    roles: ['purchaser'],
    userType: 'buyer',
    tenant: 1,
    departs: ['采购管理部'],
    post: 'cgy',
  },
  {
    username: 'manager',
    realname: '周明',
    sex: 1,
    roles: ['manager'],
    userType: 'buyer',
    tenant: 1,
    departs: ['采购管理部'],
    post: 'bmjl',
    leads: ['采购管理部', '招标管理部'],
  },
  {
    username: 'expert',
    realname: '孙德胜',
    sex: 1,
    roles: ['expert'],
    userType: 'expert',
    tenant: 1,
    departs: [],
    post: 'gjgcs',
  },
  {
    username: 'supplier',
    realname: '陈海燕',
    sex: 2,
    roles: ['supplier'],
    userType: 'supplier',
    tenant: 1,
    departs: [],
    supplier: 1,
  },
  {
    username: 'supplier2',
    realname: '林国栋',
    sex: 1,
    roles: ['supplier'],
    userType: 'supplier',
    tenant: 1,
    departs: [],
    supplier: 2,
  },
  {
    username: 'supplier3',
    realname: '许雪梅',
    sex: 2,
    roles: ['supplier'],
    userType: 'supplier',
    tenant: 1,
    departs: [],
    supplier: 3,
  },
  {
    username: 'editor',
    realname: '何文静',
    sex: 2,
    roles: ['editor'],
    userType: 'buyer',
    tenant: 1,
    departs: ['总经理办公室'],
  },
];

/** The demo accounts as the sign-in page offers them. */
export const demoLogins: readonly DemoLogin[] = demoAccounts.map(({ username, realname, roles }) => ({
  username,
  password: DEMO_PASSWORD,
  realname,
  role: roles[0]!,
}));

/** Users of the second company, who must never see data of the first one. */
export const neighbourAccounts: readonly AccountSeed[] = [
  {
    username: 'jb_manager',
    realname: '吴永胜',
    sex: 1,
    roles: ['manager'],
    userType: 'buyer',
    tenant: 2,
    departs: ['采购部'],
    post: 'bmjl',
  },
  {
    username: 'jb_purchaser',
    realname: '徐佳怡',
    sex: 2,
    roles: ['purchaser'],
    userType: 'buyer',
    tenant: 2,
    departs: ['采购部'],
    post: 'cgy',
  },
  {
    username: 'jb_declarer',
    realname: '马俊',
    sex: 1,
    roles: ['declarer'],
    userType: 'buyer',
    tenant: 2,
    departs: ['电芯制造部'],
    post: 'jhy',
  },
];

/** Works for both companies, with a different role in each. */
export const sharedAccount: AccountSeed = {
  username: 'jb_liaison',
  realname: '唐雨欣',
  sex: 2,
  roles: ['manager'],
  userType: 'buyer',
  tenant: 2,
  departs: ['采购部'],
  post: 'bmjl',
  elsewhere: [{ tenant: 1, roles: ['editor'], departs: ['总经理办公室'] }],
};
