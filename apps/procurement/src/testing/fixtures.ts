import type { MenuItem, PlanDetail, PurchasePlan, UserPermission, UserRow } from '@gezi/domain';

/** An entry of the menu. */
export const menuPage = (path: string, component: string, title: string, hidden = false): MenuItem => ({
  id: path,
  path,
  name: path.slice(1).replaceAll('/', '-'),
  component,
  redirect: null,
  route: '1',
  ...(hidden && { hidden }),
  meta: { title, keepAlive: false, internalOrExternal: false },
});

/** The members that the server sets on every record. */
export const auditOf = (createBy: string | null, createTime: string) => ({
  createBy,
  createTime,
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
  tenantId: 1,
});

/** Menu and permissions of a user who assigns plans. */
export const managerAccess: UserPermission = {
  menu: [
    menuPage('/dashboard/analysis', 'dashboard/Analysis', '首页'),
    menuPage('/purchase/plan', 'purchase/PlanList', '需求计划'),
    menuPage('/purchase/plan/view', 'purchase/PlanView', '需求计划详情', true),
  ],
  auth: [
    { action: 'purchase:purchasePlan:list', type: '2', describe: '查看需求计划' },
    { action: 'purchase:purchasePlan:edit', type: '2', describe: '采购分派' },
  ],
  allAuth: [
    { action: 'purchase:purchasePlan:list', type: '2', describe: '查看需求计划', status: '1' },
    { action: 'purchase:purchasePlan:edit', type: '2', describe: '采购分派', status: '1' },
  ],
  sysSafeMode: false,
};

export const lineOf = (part: Partial<PlanDetail> & { id: string }): PlanDetail => ({
  planDetailNo: null,
  materialId: null,
  materialName: '球阀',
  materialCode: 'QF-25',
  materialTypeName: null,
  materialDes: null,
  unit: '个',
  counts: 10,
  estimatedPrice: 3.5,
  demandTime: '2026-12-01',
  consignee: null,
  consigneeTel: null,
  consigneeAddr: null,
  otherSkillDemand: null,
  models: null,
  remark: null,
  actualCounts: null,
  countsChangeReason: null,
  usedCounts: 0,
  ...part,
});

/** A plan that waits for its purchaser, with two lines. */
export const planOf = (part: Partial<PurchasePlan> = {}): PurchasePlan => ({
  id: 'p1',
  planId: 'p1',
  planNo: 'JH202611170004',
  planName: '装配车间润滑油脂需求计划',
  departName: '装配车间',
  departId: 'd1',
  applyUserId: 'u7',
  applyUserId_dictText: '梁娜',
  applyTime: '2026-11-17 11:32:56',
  demandOrgName: '锐衡泵业有限公司',
  orgConsignee: '梁娜',
  orgConsigneeTel: '13800001049',
  purchaseUserId: null,
  purchaseUserName: null,
  status: '2',
  status_dictText: '待分派',
  remark: null,
  planFileUrl: null,
  approveUser: null,
  approveTime: null,
  approveOpinion: null,
  createBy: 'liangna',
  createTime: '2026-11-17 11:32:56',
  updateBy: null,
  updateTime: '2026-11-18 08:00:00',
  sysOrgCode: null,
  tenantId: 1,
  formEditable: true,
  tableEditable: true,
  actions: ['assign'],
  purchasePlanDetailList: [
    lineOf({ id: 'l1', materialName: '球阀', counts: 10, estimatedPrice: 3.5 }),
    lineOf({ id: 'l2', materialName: '垫片', counts: 200, estimatedPrice: 0.125 }),
  ],
  ...part,
});

export const pageOf = <Row>(records: Row[], total = records.length) => ({
  records,
  total,
  size: 10,
  current: 1,
  pages: 1,
  orders: [],
  searchCount: true,
});

export const userOf = (id: string, realname: string): UserRow => ({
  id,
  username: id,
  realname,
  sex: null,
  phone: null,
  birthday: null,
  orgCodeTxt: '采购部',
});

/** Login result of a user with one department. */
export const loginOf = (id: string, part: object = {}) => ({
  token: `token-${id}`,
  userInfo: { ...userOf(id, '周明'), username: 'manager', status: 1, orgCode: 'A01', userType: 'buyer' },
  departs: [],
  multi_depart: 1,
  sysAllDictItems: {},
  ...part,
});
