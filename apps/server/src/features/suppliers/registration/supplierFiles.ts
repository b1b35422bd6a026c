import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { supplierInfo } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { recordFiles } from '../../../records/files/recordFiles';
import { SUPPLIER_PAGE } from '../shared/supplierPage';
import { REGISTRATION_PAGE } from './registrationStore';

/** The documents of a supplier: for callers who see it in the list or in the audit of registrations, and for its people. */
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
  return {
    isExclusive: true,
    async mayRead(caller, file) {
      if (caller.supplierId) return file.recordId === caller.supplierId && file.tenantId === caller.tenantId;
      return (await listed.mayRead(caller, file)) || audited.mayRead(caller, file);
    },
  };
}
