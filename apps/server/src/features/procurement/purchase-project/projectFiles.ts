import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { purchaseInfo } from '../../../platform/db';
import { documentFiles } from '../../../records/documents/documentFiles';
import type { FileReader } from '../../../records/files/FileReader';
import { PROJECT_PAGE } from '../shared/projects/projectKind';
import { projectScope } from '../shared/projects/projectScope';
import { sourceScope } from '../shared/projects/sourceScope';

/** Buyers read the files of projects that they see, suppliers those of projects in the sourcing hall. */
export function projectFiles(services: Pick<Services, 'db' | 'dataRules'>): FileReader {
  const ofBuyers = documentFiles(services, { table: purchaseInfo, scope: projectScope, page: PROJECT_PAGE });
  return {
    isExclusive: true,
    async mayRead(caller, file) {
      if (!caller.supplierId) return ofBuyers.mayRead(caller, file);
      if (caller.tenantId === 0 || file.recordId === null) return false;
      const rows = await services.db.orm
        .select({ id: purchaseInfo.id })
        .from(purchaseInfo)
        .where(and(sourceScope(caller), eq(purchaseInfo.id, file.recordId), eq(purchaseInfo.tenantId, file.tenantId)));
      return rows.length > 0;
    },
  };
}
