import { projectStatus } from '@gezi/domain';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { purchaseInfo, purchasePlanDetail, supplierBid, tenderDetail } from '../../../platform/db';
import type { DocumentSource } from '../../../records/documents/LinkedKind';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { PROJECT_LIST, projectPage } from '../shared/projects/projectKind';

const AWARDED = [projectStatus.awarded, projectStatus.contracted];

/** The budget, after the award the awarded amount. Prices of bids are sealed before. */
const amount = sql`case when ${inArray(purchaseInfo.status, AWARDED)} then
  (select sum(${supplierBid.actualPrice}) from ${supplierBid} where ${supplierBid.tenantId} = ${purchaseInfo.tenantId}
    and ${supplierBid.purchaseInfoId} = ${purchaseInfo.id} and ${supplierBid.isWinner} = '1')
  else ${purchaseInfo.budgetTotalPrice} end`;

/** Purchase projects, made from the lines of plans. @param scope projects that a caller sees */
export function linkedProjects(services: Services, scope: RowScope) {
  const { db } = services;

  async function plansOf(tenantId: number, rows: SQL): Promise<DocumentSource[]> {
    const found = await db.orm
      .selectDistinct({ from: purchasePlanDetail.planId, to: tenderDetail.purchaseInfoId })
      .from(tenderDetail)
      .innerJoin(purchasePlanDetail, eq(purchasePlanDetail.id, tenderDetail.planDetailId))
      .where(and(eq(tenderDetail.tenantId, tenantId), eq(purchasePlanDetail.tenantId, tenantId), rows));
    return found.map((link) => ({ kind: 'plan', ...link }));
  }

  return linkedDocuments(services, {
    kind: 'project',
    permission: PROJECT_LIST,
    table: purchaseInfo,
    scope,
    no: purchaseInfo.proNo,
    name: purchaseInfo.proName,
    statusDict: 'purchase_status',
    lines: { table: tenderDetail, parent: tenderDetail.purchaseInfoId, quantity: tenderDetail.actualCounts },
    amount,
    page: projectPage,
    sourcesOf: (tenantId, ids) => plansOf(tenantId, inArray(tenderDetail.purchaseInfoId, [...ids])),
    madeFrom: async (tenantId, kind, ids) =>
      kind === 'plan' ? plansOf(tenantId, inArray(purchasePlanDetail.planId, [...ids])) : [],
  });
}
