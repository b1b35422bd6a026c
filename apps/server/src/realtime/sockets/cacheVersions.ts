import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { sysDepart } from '../../platform/db';
import { expiringCache } from '../../platform/kit/expiringCache';
import { withLanguage } from '../../platform/texts';
import type { RealtimeServices } from '../RealtimeServices';

/** Cache time of a version in milliseconds; a change event ends it earlier. */
const TIME_TO_LIVE = 60_000;

/** Versions of the shared data that clients cache for days: equal versions mean equal data. */
export interface CacheVersions {
  departments(tenantId: number): Promise<string>;
  dictionaries(): Promise<string>;
}

/** Computes versions from the stored rows, once for all sockets until the data changes. */
export function cacheVersions({
  db,
  bus,
  clock,
  dictionaries,
}: Pick<RealtimeServices, 'db' | 'bus' | 'clock' | 'dictionaries'>): CacheVersions & { stop: () => void } {
  const cache = expiringCache<string>(clock, TIME_TO_LIVE);
  const stop = bus.subscribe((message) => {
    if (message.kind === 'departments-changed') cache.delete(departmentKey(message.tenantId));
    if (message.kind === 'dictionaries-changed') cache.delete(DICTIONARIES);
  });

  return {
    departments: (tenantId) =>
      cache.load(departmentKey(tenantId), async () => {
        const [row] = await db.orm
          .select({ version: sql<string | null>`md5(string_agg(${sysDepart}::text, ',' order by ${sysDepart.id}))` })
          .from(sysDepart)
          .where(eq(sysDepart.tenantId, tenantId));
        return row?.version ?? NONE;
      }),
    dictionaries: () =>
      cache.load(DICTIONARIES, async () => {
        const chinese = await withLanguage('zh-CN', () => dictionaries.all());
        const english = await withLanguage('en-US', () => dictionaries.all());
        return createHash('md5')
          .update(JSON.stringify([chinese, english]))
          .digest('hex');
      }),
    stop,
  };
}

const DICTIONARIES = 'dictionaries';
const departmentKey = (tenantId: number) => `departments ${tenantId}`;
/** Version of a tenant without departments. */
const NONE = 'none';
