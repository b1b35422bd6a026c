import { supplementStatus } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { contractSupplemental } from '../../../platform/db';
import { systemCaller } from '../../../platform/http/systemCaller';
import type { StoredContract } from './contractKind';
import { contractScope } from './contractScope';
import { supplementRecords } from './supplementRecords';
import { supplementTexts } from './supplementTexts';

/** Ends supplements of a terminated contract that wait for the supplier, within the current transaction. */
export async function endSupplements(
  services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>,
  { id, tenantId }: Pick<StoredContract, 'id' | 'tenantId'>,
  logChange: LogChange,
): Promise<void> {
  const records = supplementRecords(services, contractScope);
  const waiting = await services.db.orm
    .select({ id: contractSupplemental.id })
    .from(contractSupplemental)
    .where(
      and(
        eq(contractSupplemental.tenantId, tenantId!),
        eq(contractSupplemental.contractId, id),
        eq(contractSupplemental.status, supplementStatus.toConfirm),
      ),
    )
    .orderBy(asc(contractSupplemental.id));
  for (const supplement of waiting) {
    await records.act(systemCaller(tenantId!), 'end', supplement, logChange, () => ({
      members: { refuseReason: supplementTexts.contractEnded },
    }));
  }
}
