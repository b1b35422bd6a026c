import { logTypes, type VisitDay } from '@gezi/domain';
import { and, eq, gte, sql } from 'drizzle-orm';
import { sysLog, timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import type { Services } from '../../../FeatureModule';
import { texts, withLanguage } from '../../../platform/texts';
import { ofTenant } from './ofTenant';

const DAYS = 7;
const DAY = 86_400_000;
const visit = sql<number>`count(*)::int`;
const ip = sql<number>`count(distinct ${sysLog.ip})::int`;
const tian = sql<string>`to_char(${sysLog.createTime}, 'YYYY-MM-DD')`;

/**
 * Sign-in statistics of the caller's tenant from the login log. A sign-in before a tenant is chosen counts for all
 * tenants of its user, as in the log list.
 */
export function visits({ replicas, clock }: Pick<Services, 'replicas' | 'clock'>) {
  const isLogin = (caller: Caller) =>
    and(
      ofTenant(caller),
      eq(sysLog.logType, Number(logTypes.login)),
      // The login log also contains failed sign-ins and sign-outs.
      eq(
        sysLog.logContent,
        withLanguage('zh-CN', () => texts.audit.login),
      ),
    );
  const dayOf = (ago: number) => timeText(clock() - ago * DAY).slice(0, 10);

  return { counts, days };

  async function counts(caller: Caller) {
    const isToday = sql`${sysLog.createTime} >= ${dayOf(0)}::timestamp`;
    const shown = {
      totalVisitCount: visit,
      todayVisitCount: sql<number>`(count(*) filter (where ${isToday}))::int`,
      todayIp: sql<number>`(count(distinct ${sysLog.ip}) filter (where ${isToday}))::int`,
    };
    const [found] = await replicas.read(caller, (db) => db.orm.select(shown).from(sysLog).where(isLogin(caller)));
    return found!;
  }

  async function days(caller: Caller): Promise<VisitDay[]> {
    const isRecent = gte(sysLog.createTime, dayOf(DAYS - 1));
    const found = await replicas.read(caller, (db) =>
      db.orm
        .select({ tian, visit, ip })
        .from(sysLog)
        .where(and(isLogin(caller), isRecent))
        .groupBy(tian),
    );
    const byDay = new Map(found.map((day) => [day.tian, day]));
    return Array.from({ length: DAYS }, (_, index) => {
      const day = dayOf(DAYS - 1 - index);
      return { type: day.slice(5), ...(byDay.get(day) ?? { tian: day, visit: 0, ip: 0 }) };
    });
  }
}
