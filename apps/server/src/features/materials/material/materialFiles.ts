import { and, eq, or, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { materialInfo } from '../../../platform/db';
import type { FileReader } from '../../../records/files/FileReader';
import { MATERIAL_PAGE } from './materialPage';

/** Callers may read a file if they see a material of its tenant that refers to it. */
export const materialFiles = ({ db, dataRules }: Pick<Services, 'db' | 'dataRules'>): FileReader => ({
  async mayRead(caller, { id, url, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId) return false;
    if (!(await hasPermission(db, caller, 'material:materialInfo:list'))) return false;
    const { imageUrl, fileUrl } = materialInfo;
    const mentions = [url, id].flatMap((text) =>
      [imageUrl, fileUrl].map((column) => sql`position(${text} in ${column}) > 0`),
    );
    const rows = await db.orm
      .select({ id: materialInfo.id })
      .from(materialInfo)
      .where(and(eq(materialInfo.tenantId, tenantId), dataRules.rulesOf(MATERIAL_PAGE)(caller), or(...mentions)))
      .limit(1);
    return rows.length > 0;
  },
});
