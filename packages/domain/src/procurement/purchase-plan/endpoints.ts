import { Type } from 'typebox';
import {
  accessTo,
  actionOf,
  endpoint,
  filtersOf,
  Flag,
  historyExportOf,
  historyOf,
  holders,
  Id,
  listInput,
  Maybe,
  MaybeText,
  OnlyId,
  Page,
  RefusedCell,
  standard,
  Text,
  timelineOf,
  WithOpinion,
  WithReason,
  workbooks,
} from '../../kit';
import { planLineFields } from './lineFields';
import { ConsolidatedDemand, PlanAdd, PlanDetailRow, PlanEdit, PlanRow, PurchasePlan } from './schema';

const BASE = '/purchase/purchasePlan';
const RESOURCE = 'purchase:purchasePlan';
const calls = standard(BASE, accessTo(RESOURCE));
const exchange = workbooks(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the plan list. */
export const planFilters = [
  'id',
  'planNo',
  'planName',
  'departName',
  'departId',
  'applyUserId',
  'applyTime',
  'demandOrgName',
  'orgConsignee',
  'orgConsigneeTel',
  'purchaseUserId',
  'purchaseUserName',
  'status',
  'remark',
  'approveUser',
  'approveTime',
  'createBy',
  'createTime',
  'updateBy',
  'updateTime',
] as const;

export const listPlans = calls.list(planFilters, PlanRow);

export const viewPlan = endpoint({
  method: 'GET',
  path: `${BASE}/queryPurchasePlanByPlanId`,
  access: holders(`${RESOURCE}:list`),
  input: Type.Object({ id: Id }),
  result: PurchasePlan,
});

/** Alias under the standard path of the contract. */
export const viewPlanById = endpoint({ ...viewPlan, path: `${BASE}/queryById` });

export const addPlan = calls.add(PlanAdd, PurchasePlan);
/** Edits a draft, or assigns a purchaser and changes quantities, depending on the state. */
export const editPlan = calls.edit(PlanEdit, PurchasePlan);
export const deletePlan = calls.delete();
export const deletePlans = calls.deleteBatch();
export const exportPlans = exchange.export(planFilters, PlanRow);
export const importPlans = exchange.import();

export const submitPlan = action('submit', OnlyId, PurchasePlan);
export const withdrawPlan = action('withdraw', OnlyId, PurchasePlan);
export const approvePlan = action('approve', WithOpinion, PurchasePlan);
export const rejectPlan = action('reject', WithOpinion, PurchasePlan);
export const finishPlan = action('finish', OnlyId, PurchasePlan);
export const cancelPlan = action('cancel', WithReason, PurchasePlan);

/** Assigns a purchaser to plans that wait for one. */
export const assignPlans = action(
  'assign',
  Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: 500 }),
    purchaseUserId: Text(36, { title: '采购员' }),
    purchaseUserName: Type.Optional(MaybeText()),
  }),
  Type.Null(),
);

/** Saves a new draft with the lines of another plan; quantities start again from the demand. */
export const copyPlan = endpoint({
  method: 'POST',
  path: `${BASE}/copy`,
  access: holders(`${RESOURCE}:add`),
  input: OnlyId,
  result: PurchasePlan,
});

export const planTimeline = timelineOf(BASE, RESOURCE);
export const planHistory = historyOf(BASE, RESOURCE);
export const exportPlanHistory = historyExportOf(BASE, RESOURCE);

/** Lines of plans that are open for purchasing. */
export const listPlanLines = endpoint({
  method: 'GET',
  path: `${BASE}/detailList`,
  access: holders(`${RESOURCE}:list`),
  input: Type.Object({
    ...listInput([...filtersOf(planLineFields), 'materialId', 'status', 'purchaseUserId', 'planId'], PlanDetailRow)
      .properties,
    /** `1`: only lines with a quantity that is not yet in a project. */
    unused: Type.Optional(Flag),
  }),
  result: Page(PlanDetailRow),
});

/** Open demand by material and month. */
export const consolidatePlans = endpoint({
  method: 'GET',
  path: `${BASE}/consolidation`,
  access: holders(`${RESOURCE}:list`),
  input: listInput(['month', 'materialCode', 'materialName']),
  result: Page(ConsolidatedDemand),
});

/**
 * Reads the lines of a workbook (multipart `file`) without storing them, so that they can be corrected in the form. Texts
 * that are no value of their column are in `refused`, and stay in the line as they are. GET sends the template.
 */
export const readPlanLines = endpoint({
  method: 'POST',
  path: `${BASE}/readLines`,
  access: holders(`${RESOURCE}:add`),
  input: Type.Object({}),
  result: Type.Object({
    lines: Type.Array(Type.Record(Type.String(), Maybe(Type.Union([Type.Number(), Type.String()])))),
    refused: Type.Array(RefusedCell),
  }),
});
