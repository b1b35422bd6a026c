import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { supplierBlack } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { BLACK_PAGE } from './blackList';

/** Callers may read a file if they see the entry that it is attached to. */
export const blackFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
    if (!(await hasPermission(db, caller, 'supplier:black:list'))) return false;
    const rows = await db.orm
      .select({ id: supplierBlack.id })
      .from(supplierBlack)
      .where(
        and(
          eq(supplierBlack.tenantId, tenantId),
          dataRules.rulesOf(BLACK_PAGE)(caller),
          eq(supplierBlack.id, recordId),
        ),
      );
    return rows.length > 0;
  },
});
