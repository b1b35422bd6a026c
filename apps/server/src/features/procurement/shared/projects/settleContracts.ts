import { projectStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../FeatureModule';
import { clockLogger } from '../../../../identity/audit/clockLogger';
import { supplierBid } from '../../../../platform/db';
import { systemCaller } from '../../../../platform/http/systemCaller';
import { projectReader } from './projectReader';

/**
 * Moves an awarded project to 已签约 once every winner has a contract in force (contract, part 3 §4.2). Call it within
 * the transaction that makes a contract effective; it locks the project.
 *
 * @param services.audit log of the change
 */
export const settleContracts =
  (services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets' | 'audit' | 'approvals'>) =>
  /**
   * @param contracted suppliers that have a contract from the award in force
   * @returns true if the project was moved
   */
  async (tenantId: number, projectId: string, contracted: readonly string[]): Promise<boolean> => {
    const { records } = projectReader(services);
    const system = systemCaller(tenantId);
    const project = await records.find(system, projectId, true);
    if (project?.status !== projectStatus.awarded) return false;
    const winners = await services.db.orm
      .select({ supplierId: supplierBid.supplierId })
      .from(supplierBid)
      .where(
        and(
          eq(supplierBid.tenantId, tenantId),
          eq(supplierBid.purchaseInfoId, projectId),
          eq(supplierBid.isWinner, '1'),
        ),
      );
    if (!winners.every(({ supplierId }) => contracted.includes(supplierId))) return false;
    const logChange = clockLogger(services.audit)(system, 'project-contract');
    await records.act(system, 'contract', { id: projectId }, logChange);
    return true;
  };
