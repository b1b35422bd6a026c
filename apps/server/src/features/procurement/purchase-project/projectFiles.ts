import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { purchaseInfo } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { recordFiles } from '../../../records/files/recordFiles';
import { expertAccess } from '../shared/appraisal/expertAccess';
import { PROJECT_LIST, PROJECT_PAGE } from '../shared/projects/projectKind';
import { projectScope } from '../shared/projects/projectScope';
import { sourceScope } from '../shared/projects/sourceScope';

/**
 * Buyers read the files of projects that they see, suppliers those of projects in the sourcing hall, experts those of
 * projects that they accepted to score.
 */
export function projectFiles(services: Pick<Services, 'db' | 'dataRules'>): FileReader {
  const ofBuyers = recordFiles(services, {
    table: purchaseInfo,
    scope: projectScope,
    page: PROJECT_PAGE,
    permission: PROJECT_LIST,
  });
  const experts = expertAccess(services.db);
  return {
    isExclusive: true,
    async mayRead(caller, file) {
      if (!caller.supplierId && (await ofBuyers.mayRead(caller, file))) return true;
      if (caller.tenantId === 0 || file.recordId === null) return false;
      if (!caller.supplierId) return file.tenantId === caller.tenantId && experts.hasAccepted(caller, file.recordId);
      const rows = await services.db.orm
        .select({ id: purchaseInfo.id })
        .from(purchaseInfo)
        .where(and(sourceScope(caller), eq(purchaseInfo.id, file.recordId), eq(purchaseInfo.tenantId, file.tenantId)));
      return rows.length > 0;
    },
  };
}
