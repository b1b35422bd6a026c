import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sysLoginAttempt, timeText, type Database } from '../../db';

/** Milliseconds in which failures add up, and for which they lock. */
const LOCK_TIME = 10 * 60_000;
/** Failures that lock: of an account, and of an address behind which many people may sit. */
const LIMITS = { account: 5, address: 50 } as const;
type Kind = keyof typeof LIMITS;

/** Counts failed sign-ins in the database, so that all servers count together. */
export function loginAttempts(db: Database, clock: () => number) {
  const at = (kind: Kind, subject: string) =>
    and(eq(sysLoginAttempt.kind, kind), eq(sysLoginAttempt.subject, subjectOf(subject)));

  return {
    async isLocked(kind: Kind, subject: string): Promise<boolean> {
      const rows = await db.orm
        .select({ subject: sysLoginAttempt.subject })
        .from(sysLoginAttempt)
        .where(and(at(kind, subject), gt(sysLoginAttempt.lockedUntil, timeText(clock()))));
      return rows.length > 0;
    },

    /** Notes a failure; the last one allowed locks. */
    async fail(kind: Kind, subject: string): Promise<void> {
      const now = timeText(clock());
      const windowStart = timeText(clock() - LOCK_TIME);
      const lockedUntil = timeText(clock() + LOCK_TIME);
      const { failures, since } = sysLoginAttempt;
      const fresh = sql`${since} < ${windowStart}`;
      const count = sql`case when ${fresh} then 1 else ${failures} + 1 end`;
      await db.orm
        .insert(sysLoginAttempt)
        .values({ kind, subject: subjectOf(subject), failures: 1, since: now })
        .onConflictDoUpdate({
          target: [sysLoginAttempt.kind, sysLoginAttempt.subject],
          set: {
            failures: count,
            since: sql`case when ${fresh} then ${now}::timestamp else ${since} end`,
            lockedUntil: sql`case when ${count} >= ${LIMITS[kind]} then ${lockedUntil}::timestamp end`,
          },
        });
    },

    clear: (kind: Kind, subject: string) => db.orm.delete(sysLoginAttempt).where(at(kind, subject)),

    removeOld: () => db.orm.delete(sysLoginAttempt).where(lt(sysLoginAttempt.since, timeText(clock() - 2 * LOCK_TIME))),
  };
}

const subjectOf = (subject: string) => subject.toLowerCase().slice(0, 191);
