import { shortened } from '../shortened';

/** Users, departments and positions. */
export const userTexts = {
  agent: {
    what: '代理人设置',
    of: '用户名',
    oneself: '代理人不能是自己',
    fixed: '代理人设置的用户不能更改',
    unknownUser: '用户不存在或不属于当前租户',
    unknown: '代理人不存在或不属于当前租户',
    endsBefore: '结束时间不能早于开始时间',
  },
  user: {
    taken: {
      username: '用户账号已存在',
      workNo: '工号已存在',
      phone: '手机号码已存在',
      email: '邮箱已存在',
    },
    weak: {
      'too-short': '登录密码至少8个字符!',
      'too-long': '登录密码最多128个字符!',
      'too-common': '登录密码过于简单，请更换!',
      'like-the-name': '登录密码不能与用户账号相同!',
    },
    unknownRole: '所选角色不存在或不属于当前租户',
    unknownDepart: '所选部门不存在或不属于当前租户',
    unknownPost: '所选职务不存在',
    unknownSupplier: '所选供应商不存在或不属于当前租户',
    unknownTenant: '所选租户不存在',
    keepsTenant: '用户应保留当前租户',
    noSupplier: '只有供应商用户可以选择所属供应商',
    unfitType: '该用户现有的角色与用户类型不符，请先调整角色',
    mayNotGiveRoles: '您没有授予角色的权限',
    administratorsOnly: '管理员账号只能由管理员维护',
    notOneselfFrozen: '不能冻结自己的账号',
    notOneselfRemoved: '不能删除自己的账号',
    notOneselfReset: '请通过“修改密码”修改自己的密码',
    noneToFreeze: '所选用户都不是正常状态，无需冻结',
    noneToUnfreeze: '所选用户都不是冻结状态，无需解冻',
    noDeparts: '该用户没有所属部门',
    unknownName: (header: string, name: string) => `${header}不存在或不唯一：${shortened(name)}`,
    tooManyRows: (limit: number) => `一次最多导入 ${limit} 个用户`,
  },
  department: {
    noneFound: '没有找到匹配的部门',
    unknownParent: '上级部门不存在',
    belowItself: '不能移动到自身或其下级部门',
    nameTaken: (name: string) => `同一上级下已有名称为“${shortened(name)}”的部门`,
    hasUsers: (name: string, users: number) => `“${shortened(name)}”及其下级部门中还有 ${users} 名用户，不能删除`,
    parentNotOne: (name: string) => `上级部门不存在或不唯一：${shortened(name)}`,
    refused: {
      'too-many': '同一上级下的部门过多，无法再添加',
      'too-deep': '部门层级过深，无法再添加',
    },
  },
  position: {
    codeTaken: '职务编码已存在',
    inUse: (name: string, users: number) => `职务“${shortened(name)}”还有 ${users} 名用户在使用，不能删除`,
    codeInUse: (name: string, users: number) => `职务“${shortened(name)}”还有 ${users} 名用户在使用，不能修改编码`,
    shared: '该职务为所有租户共用，不能修改',
  },
};
