import { purchasePlan } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { PLAN_LIST } from './plans';
import { planScope } from './planScope';

/** Dictionary of purchase plans. */
export const planDictTable: DictTable = {
  table: purchasePlan,
  permission: PLAN_LIST,
  texts: { planNo: purchasePlan.planNo },
  values: { id: purchasePlan.id },
  conditions: { status: purchasePlan.status },
  rows: planScope,
};
