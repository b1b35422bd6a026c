import { purchasePlan } from '../../../platform/db';
import type { DictTable } from '../../../records/dictionaries/DictTable';
import { PLAN_LIST, PLAN_PAGE } from './planKind';
import { planScope } from './planScope';

/** Dictionary of purchase plans. */
export const planDictTable: DictTable = {
  table: purchasePlan,
  page: PLAN_PAGE,
  permission: PLAN_LIST,
  texts: { planNo: purchasePlan.planNo },
  values: { id: purchasePlan.id },
  conditions: { status: purchasePlan.status },
  rows: planScope,
};
