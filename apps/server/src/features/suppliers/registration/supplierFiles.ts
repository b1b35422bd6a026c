import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { supplierChange, supplierInfo } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { recordFiles } from '../../../records/files/recordFiles';
import { CHANGE_PAGE, SUPPLIER_PAGE } from '../shared/supplierPage';
import { REGISTRATION_PAGE } from './registrationStore';

/**
 * The documents of a supplier, and those of a change that it proposes: for callers who see it in the list, in the audit of
 * registrations or of changes, and for its people.
 */
export function supplierFiles(services: Pick<Services, 'db' | 'dataRules'>): FileReader {
  const inTenant = ({ tenantId }: { tenantId: number }) => eq(supplierInfo.tenantId, tenantId);
  const listed = recordFiles(services, {
    table: supplierInfo,
    scope: inTenant,
    page: SUPPLIER_PAGE,
    permission: 'supplier:supplierInfo:list',
  });
  const audited = recordFiles(services, {
    table: supplierInfo,
    scope: (caller) => and(inTenant(caller), eq(supplierInfo.source, '1'))!,
    page: REGISTRATION_PAGE,
    permission: 'supplier:register:list',
  });
  const proposed = recordFiles(services, {
    table: supplierChange,
    scope: ({ tenantId }) => eq(supplierChange.tenantId, tenantId),
    page: CHANGE_PAGE,
    permission: 'supplier:change:list',
  });
  return {
    isExclusive: true,
    async mayRead(caller, file) {
      if (caller.supplierId) return file.tenantId === caller.tenantId && isOwn(caller.supplierId, file.recordId ?? '');
      const readers = [listed, audited, proposed];
      for (const reader of readers) if (await reader.mayRead(caller, file)) return true;
      return false;
    },
  };

  async function isOwn(supplierId: string, recordId: string): Promise<boolean> {
    if (recordId === supplierId) return true;
    const ofChange = and(eq(supplierChange.id, recordId), eq(supplierChange.supplierId, supplierId));
    return (await services.db.orm.$count(supplierChange, ofChange)) > 0;
  }
}
