import { sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { purchasePlan, purchasePlanDetail } from '../../../platform/db';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { PLAN_LIST, planPage } from './planKind';

const { planId, counts, actualCounts, estimatedPrice } = purchasePlanDetail;
const quantity = sql`coalesce(${actualCounts}, ${counts})`;

/** Demand plans, the start of every chain. @param scope plans that a caller sees */
export const linkedPlans = (services: Services, scope: RowScope) =>
  linkedDocuments(services, {
    kind: 'plan',
    permission: PLAN_LIST,
    table: purchasePlan,
    scope,
    no: purchasePlan.planNo,
    name: purchasePlan.planName,
    statusDict: 'plan_status',
    lines: { table: purchasePlanDetail, parent: planId, quantity, amount: sql`${quantity} * ${estimatedPrice}` },
    page: planPage,
    sourcesOf: async () => [],
    madeFrom: async () => [],
  });
