import type { DepartmentNode, SysDepart, SysUser } from '@gezi/domain';

const AUDIT = {
  createBy: 'admin',
  createTime: '2026-10-01 08:00:00',
  updateBy: null,
  updateTime: '2026-10-01 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
};

/** A user of the buyer's organisation, as administrators see it. */
export const sysUserOf = (part: Partial<SysUser> & { id: string; username: string; realname: string }): SysUser => ({
  sex: 1,
  sex_dictText: '男',
  phone: '13800001001',
  birthday: '1990-05-01',
  orgCodeTxt: '采购管理部',
  avatar: null,
  post: null,
  email: null,
  orgCode: null,
  status: 1,
  status_dictText: '正常',
  delFlag: 0,
  workNo: 'R00007',
  post_dictText: null,
  telephone: null,
  userIdentity: 1,
  departIds: null,
  departIds_dictText: null,
  relTenantIds: '1',
  activitiSync: 1,
  clientId: null,
  homePath: null,
  userType: 'buyer',
  supplierId: null,
  company: null,
  ...AUDIT,
  ...part,
});

export const departNodeOf = (
  id: string,
  title: string,
  parentId = '',
  children: DepartmentNode[] | null = null,
): DepartmentNode => ({
  ...sysDepartOf({ id, departName: title, parentId }),
  key: id,
  value: id,
  title,
  isLeaf: !children,
  leaf: !children,
  children,
});

export const sysDepartOf = (part: Partial<SysDepart> & { id: string; departName: string }): SysDepart => ({
  parentId: '',
  departNameEn: null,
  departNameAbbr: null,
  departOrder: 0,
  description: null,
  orgCategory: '2',
  orgCategory_dictText: '部门',
  orgType: '1',
  orgCode: part.id,
  mobile: null,
  fax: null,
  address: null,
  memo: null,
  status: '1',
  status_dictText: '启用',
  delFlag: 0,
  directorUserIds: null,
  qywxIdentifier: null,
  ...AUDIT,
  ...part,
});

/** Permissions by code. */
export const permissionsFor = (resource: string, actions: readonly string[]) =>
  actions.map((action) => ({ action: `${resource}:${action}`, type: '2', describe: action }));
