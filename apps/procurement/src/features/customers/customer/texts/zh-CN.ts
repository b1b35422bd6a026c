export const zhCN = {
  title: '客户管理',
  listLabel: '客户列表',
  addTitle: '新增客户',
  editTitle: '编辑客户',
  removeConfirm: (name: string) => `确定删除客户“${name}”吗？`,
  fixedRows: '已开通租户或注册尚未作废的客户不能删除',
  auditTitle: '采购单位',
  name: '单位名称',
  nameMissing: '请输入单位名称',
  industry: '所属行业',
  status: '状态',
  active: '正常',
  outOfUse: '停用',
  username: '注册账号',
  tenant: '租户编号',
  approveHint: '通过后将创建同名租户和根部门，注册账号成为该租户的系统管理员。',
};
export type Texts = typeof zhCN;
