import { Type } from 'typebox';
import { endpoint, holders, Id, listInput, Page } from '../../kit';
import { PlanEdit, PlanRow, PurchasePlan } from './schema';

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

export const listPlans = endpoint({
  method: 'GET',
  path: '/purchase/purchasePlan/list',
  access: holders('purchase:purchasePlan:list'),
  input: listInput(planFilters),
  result: Page(PlanRow),
});

export const viewPlan = endpoint({
  method: 'GET',
  path: '/purchase/purchasePlan/queryPurchasePlanByPlanId',
  access: holders('purchase:purchasePlan:list'),
  input: Type.Object({ id: Id }),
  result: PurchasePlan,
});

/** Alias under the standard path of the contract. */
export const viewPlanById = endpoint({ ...viewPlan, path: '/purchase/purchasePlan/queryById' });

export const editPlan = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: '/purchase/purchasePlan/edit',
  access: holders('purchase:purchasePlan:edit'),
  input: PlanEdit,
  result: PurchasePlan,
});
