import type { ActRefusal } from '@gezi/domain';
import { shortened } from '../shortened';

/** Roles, menus, data rules and tenants. */
export const rightsTexts = {
  authority: {
    oneself: (_username: string) => '不能通过用户管理修改自己的账号，请在个人中心修改',
    'no-reset': (_username: string) => '修改手机号码、邮箱、负责部门、用户类型和所属供应商需要重置密码的权限',
    'kept-elsewhere': (username: string) => `用户 ${shortened(username)} 属于其他租户，只能由该租户的管理员维护`,
    administrator: (_username: string) => '管理员账号只能由管理员维护',
    'administers-elsewhere': (username: string) =>
      `用户 ${shortened(username)} 是您不管理的租户的管理员，只能由管理这些租户的管理员维护`,
    'other-tenant': (username: string) =>
      `用户 ${shortened(username)} 还属于您不管理的租户，只能由管理其全部租户的管理员维护`,
    'holds-more': (username: string) => `用户 ${shortened(username)} 拥有您没有的权限，不能对其进行该操作`,
    'all-tenants-only': (_username: string) => '只有管理所有租户的管理员才能维护租户',
  } satisfies Record<ActRefusal, (username: string) => string>,
  grant: {
    noRoles: '该用户在当前租户下没有角色',
    nobody: '请选择用户',
    foreignUser: '所选用户不存在或不属于当前租户',
    unfit: (username: string, roleName: string) => `用户 ${shortened(username)} 的类型与角色「${roleName}」不符`,
    administratorsOnly: '管理员角色只能由管理员授予或收回',
    lastAdministrator: '租户至少要保留一名管理员',
    sharedRole: '该角色为所有租户共用，只能由管理所有租户的管理员修改',
    unknownPermission: '所选权限不存在',
    moreThanOwn: '只能授予自己拥有的权限',
    outsidePackage: '所选权限不在租户套餐内',
    unknownRule: '所选数据规则不存在或不属于该菜单',
    notGranted: '请先授予该菜单权限，再配置数据规则',
  },
  role: {
    codeTaken: (code: string) => `角色编码已存在：${shortened(code)}`,
    builtIn: '系统内置角色不能删除或修改编码',
    held: (users: number) => `角色下还有 ${users} 名用户，请先移除用户后再删除`,
    hasIndex: '该角色已设置首页',
    sharedIndex: '该首页为所有租户共用，只能由管理所有租户的管理员修改',
  },
  serverState: {
    allTenants: '服务器信息涉及所有租户，只能由管理所有租户的管理员查看',
    version: '数据库版本',
    kind: '数据库类型',
    size: '数据库大小(字节)',
    connections: '当前连接数',
    maxConnections: '最大连接数',
    sessions: '有效会话数',
  },
  noGateway: '本系统没有网关，不支持设置路由',
  menu: {
    shared: '菜单为所有租户共用，只能由管理所有租户的管理员修改',
    urlTaken: (url: string) => `菜单路径已存在：${shortened(url)}`,
    urlMissing: '请输入菜单路径',
    componentMissing: '请输入前端组件',
    foreignLayout: (component: string) => `${component} 是其他版本前端的布局，请使用 layouts/RouteView`,
    permsMissing: '请输入授权标识',
    parentMissing: '请选择上级菜单',
    wrongParent: '上级菜单不存在，或不能作为该菜单的上级',
    keepsItself: '菜单管理不能删除',
  },
  dataRule: {
    hiddenBelow: '下级中有您无权查看的数据，不能删除',
    faults: {
      'no-column': '规则字段不存在或未填写',
      'bad-expression': "自定义条件格式不正确，例如：status = '2' and depart_id in ('1', '2')",
      'unknown-variable': '规则值中有未知的变量',
      'bad-value': '规则值与字段类型不符',
    },
  },
  departRole: {
    codeTaken: (code: string) => `部门角色编码已存在：${shortened(code)}`,
    fixedDepart: '部门角色所属的部门不能修改',
    outsideDepart: '只能授予部门拥有的权限',
    notMember: '所选用户不属于该部门',
  },
  tenant: {
    shared: '只有管理所有租户的管理员才能维护租户',
    idTaken: (id: number) => `租户编号已存在：${id}`,
    hasUsers: (name: string) => `租户「${shortened(name)}」下还有用户，不能删除`,
    endsBefore: '结束日期不能早于开始日期',
    unknownPack: '所选套餐不存在',
    packTaken: (name: string) => `套餐名称已存在：${shortened(name)}`,
    packInUse: (tenants: number) => `套餐正被 ${tenants} 个租户使用，不能删除`,
    locksOneselfOut: '该修改会使您失去租户管理权限，请先切换到其他租户',
    freezesOwn: '不能停用当前所在的租户',
  },
};
