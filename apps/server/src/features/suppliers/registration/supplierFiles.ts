import { and, eq, or, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { supplierInfo } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { REGISTRATION_PAGE } from './registrationStore';

/** Callers who audit registrations may read a file if they see a supplier of its tenant that refers to it. */
export const supplierFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  async mayRead(caller, { id, url, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId) return false;
    if (!(await hasPermission(db, caller, 'supplier:register:list'))) return false;
    const { licenseUrl, qualificationUrl } = supplierInfo;
    const mentions = [url, id].flatMap((text) =>
      [licenseUrl, qualificationUrl].map((column) => sql`position(${text} in ${column}) > 0`),
    );
    const rows = await db.orm
      .select({ id: supplierInfo.id })
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, tenantId), dataRules.rulesOf(REGISTRATION_PAGE)(caller), or(...mentions)))
      .limit(1);
    return rows.length > 0;
  },
});
