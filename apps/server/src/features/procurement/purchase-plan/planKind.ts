import { planFields, planLifecycle, planLineFields, type PlanAction, type PurchasePlan } from '@gezi/domain';
import { purchasePlan, purchasePlanDetail } from '../../../platform/db';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { planScope } from './planScope';
import { planTexts } from './texts';

/** Permission of the list. */
export const PLAN_LIST = 'purchase:purchasePlan:list';

/** Menu component of the list. */
export const PLAN_PAGE = 'purchase/PlanList';

/** Area of the attachments. */
const PLAN_FILES = 'purchasePlan';

/** Prefix of the numbers (contract, part 3 §3.1). */
export const PLAN_PREFIX = 'JH';

/** Page of a plan in the app. */
export const planPage = (id: string): string => `/purchase/plan/view?${new URLSearchParams({ id, mode: 'view' })}`;

/** A plan with its lines, as the database has it. */
export type StoredPlan = Omit<
  PurchasePlan,
  'planId' | 'applyUserId_dictText' | 'status_dictText' | 'formEditable' | 'tableEditable' | 'actions'
>;

/** Columns of plans for lists and data rules. */
const planColumns = {
  id: purchasePlan.id,
  planNo: purchasePlan.planNo,
  planName: purchasePlan.planName,
  departName: purchasePlan.departName,
  departId: purchasePlan.departId,
  applyUserId: purchasePlan.applyUserId,
  applyTime: purchasePlan.applyTime,
  demandOrgName: purchasePlan.demandOrgName,
  orgConsignee: purchasePlan.orgConsignee,
  orgConsigneeTel: purchasePlan.orgConsigneeTel,
  purchaseUserId: purchasePlan.purchaseUserId,
  purchaseUserName: purchasePlan.purchaseUserName,
  status: purchasePlan.status,
  remark: purchasePlan.remark,
  planFileUrl: purchasePlan.planFileUrl,
  approveUser: purchasePlan.approveUser,
  approveTime: purchasePlan.approveTime,
  approveOpinion: purchasePlan.approveOpinion,
  createBy: purchasePlan.createBy,
  createTime: purchasePlan.createTime,
  updateBy: purchasePlan.updateBy,
  updateTime: purchasePlan.updateTime,
  sysOrgCode: purchasePlan.sysOrgCode,
  tenantId: purchasePlan.tenantId,
};

const planLineColumns = {
  id: purchasePlanDetail.id,
  planDetailNo: purchasePlanDetail.planDetailNo,
  materialId: purchasePlanDetail.materialId,
  materialName: purchasePlanDetail.materialName,
  materialCode: purchasePlanDetail.materialCode,
  materialTypeName: purchasePlanDetail.materialTypeName,
  materialDes: purchasePlanDetail.materialDes,
  unit: purchasePlanDetail.unit,
  counts: purchasePlanDetail.counts,
  estimatedPrice: purchasePlanDetail.estimatedPrice,
  demandTime: purchasePlanDetail.demandTime,
  consignee: purchasePlanDetail.consignee,
  consigneeTel: purchasePlanDetail.consigneeTel,
  consigneeAddr: purchasePlanDetail.consigneeAddr,
  otherSkillDemand: purchasePlanDetail.otherSkillDemand,
  models: purchasePlanDetail.models,
  remark: purchasePlanDetail.remark,
  actualCounts: purchasePlanDetail.actualCounts,
  countsChangeReason: purchasePlanDetail.countsChangeReason,
  usedCounts: purchasePlanDetail.usedCounts,
};

/** Demand plans as documents. */
export const planKind: DocumentKind<StoredPlan, PlanAction, 'purchasePlanDetailList'> = {
  name: () => planTexts.what,
  nameOf: ({ planNo }) => planNo,
  table: purchasePlan,
  columns: planColumns,
  page: PLAN_PAGE,
  fields: planFields,
  scope: planScope,
  lines: {
    purchasePlanDetailList: {
      table: purchasePlanDetail,
      parent: 'planId',
      columns: planLineColumns,
      fields: planLineFields,
    },
  },
  lifecycle: planLifecycle,
  statusDict: 'plan_status',
  describeFault: ({ code }) => planTexts.refused[code as keyof typeof planTexts.refused],
  files: { member: 'planFileUrl', area: PLAN_FILES },
};
