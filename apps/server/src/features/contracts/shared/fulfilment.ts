import { contractStatus, isFulfilled } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import { systemCaller } from '../../../platform/http/systemCaller';
import { contractNotices } from './contractNotices';
import { contractReader } from './contractReader';

/**
 * Completes a project contract once everything is received (contract, part 3 §4.6). Call it within the transaction that
 * locks the contract.
 */
export function fulfilment(services: Services) {
  const { records } = contractReader(services);
  const logAs = clockLogger(services.audit);
  return async (tenantId: number, id: string): Promise<void> => {
    const system = systemCaller(tenantId);
    const contract = await records.findOrRefuse(system, id, true);
    if (contract.status !== contractStatus.inForce || !isFulfilled(contract)) return;
    const saved = await records.act(system, 'complete', { id }, logAs(system, 'contract-complete'));
    // Windows find the notices when they ask next: the transaction is that of another feature.
    await contractNotices(services).acted(system, 'complete', saved, {});
  };
}
