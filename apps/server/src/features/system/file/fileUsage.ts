import { UNOWNED_AREAS, type FileUsage } from '@gezi/domain';
import { and, count, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { sysFile, sysLargeUpload, sysTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';

const bytesOf = (size: typeof sysFile.fileSize | typeof sysLargeUpload.fileSize) =>
  sql<number>`coalesce(sum(${size}), 0)`.mapWith(Number);

/** Storage in use by tenant. */
export function fileUsage({ db, config }: Services) {
  const { administersAll } = authority(db);
  const sums = { count: count(), bytes: bytesOf(sysFile.fileSize) };

  return async ({ tenantId, userId }: Caller): Promise<FileUsage> => {
    const ofTenant = eq(sysFile.tenantId, tenantId);
    const areas = await db.orm
      .select({ biz: sysFile.biz, ...sums })
      .from(sysFile)
      .where(ofTenant)
      .groupBy(sysFile.biz)
      .orderBy(desc(sums.bytes));
    const [unused] = await db.orm
      .select(sums)
      .from(sysFile)
      .where(and(ofTenant, isNull(sysFile.recordId), notInArray(sysFile.biz, [...UNOWNED_AREAS])));
    const [unfinished] = await db.orm
      .select({ count: count(), bytes: bytesOf(sysLargeUpload.fileSize) })
      .from(sysLargeUpload)
      .where(and(eq(sysLargeUpload.tenantId, tenantId), isNull(sysLargeUpload.answer)));
    return {
      count: areas.reduce((sum, area) => sum + area.count, 0),
      bytes: areas.reduce((sum, area) => sum + area.bytes, 0),
      quota: config.tenantQuota,
      unused: unused!,
      unfinished: unfinished!,
      areas,
      tenants: (await administersAll(userId)) ? await tenants() : [],
    };
  };

  async function tenants(): Promise<FileUsage['tenants']> {
    const rows = await db.orm
      .select({ id: sysTenant.id, name: sysTenant.name, count: count(sysFile.id), bytes: sums.bytes })
      .from(sysTenant)
      .leftJoin(sysFile, eq(sysFile.tenantId, sysTenant.id))
      .groupBy(sysTenant.id, sysTenant.name)
      .orderBy(desc(sums.bytes), sysTenant.id);
    return rows.map((row) => ({ ...row, id: String(row.id) }));
  }
}
