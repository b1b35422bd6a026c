import { supplementFields, supplementLifecycle, type Supplemental, type SupplementAction } from '@gezi/domain';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { contractInfo, contractSupplemental } from '../../../platform/db';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { documentRecords } from '../../../records/documents/documentRecords';
import { supplementTexts } from './supplementTexts';

/** A supplemental agreement as the database has it. */
export type StoredSupplement = Omit<Supplemental, 'status_dictText' | 'actions'>;

/** Supplemental agreements as documents without lines. @param contracts contracts that a caller sees */
const supplementKind = (contracts: RowScope): DocumentKind<StoredSupplement, SupplementAction, never> => ({
  name: () => supplementTexts.what,
  nameOf: ({ supplementalNo }) => supplementalNo,
  table: contractSupplemental,
  columns: getTableColumns(contractSupplemental),
  page: 'contract/SupplementList',
  fields: supplementFields,
  scope: (caller) =>
    sql`exists (select 1 from ${contractInfo} where ${contractInfo.tenantId} = ${contractSupplemental.tenantId}
      and ${contractInfo.id} = ${contractSupplemental.contractId} and ${contracts(caller)})`,
  lines: {},
  lifecycle: supplementLifecycle,
  statusDict: 'supplemental_status',
  describeFault: ({ code }) => supplementTexts.refused[code as keyof typeof supplementTexts.refused],
  files: { member: 'supplementalUrl', area: 'contractSupplemental' },
});

/** Supplemental agreements. Who sees the contract sees them. @param contracts contracts that a caller sees */
export const supplementRecords = (
  services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>,
  contracts: RowScope,
) => documentRecords<StoredSupplement, SupplementAction, never>(services, supplementKind(contracts));
