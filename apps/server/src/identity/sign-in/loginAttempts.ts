import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { sysLoginAttempt, timeText, type Database } from '../../platform/db';
import { passwordMatches } from '../../platform/security/passwords';
import { oneAtATime } from './oneAtATime';

/** Window in which failures are counted, and duration of a lock, milliseconds. */
const LOCK_TIME = 10 * 60_000;
/** Failures that lock. The limit of an address is higher, because many users may share one. */
const LIMITS = { account: 5, address: 50, captcha: 50 } as const;
type Kind = keyof typeof LIMITS;

/** Counts failed sign-ins in the database, so that all servers share the counts. */
export function loginAttempts(db: Database, clock: () => number) {
  const at = (kind: Kind, subject: string) =>
    and(eq(sysLoginAttempt.kind, kind), eq(sysLoginAttempt.subject, subjectOf(subject)));

  const inTurn = oneAtATime();

  /** Increments or restarts a count; reaching the limit locks. @returns failures in the window */
  async function count(kind: Kind, subject: string): Promise<number> {
    const now = timeText(clock());
    const { failures, since, lockedUntil } = sysLoginAttempt;
    const windowStart = timeText(clock() - LOCK_TIME);
    const fresh = sql`case when ${lockedUntil} is null then ${since} <= ${windowStart} else ${lockedUntil} <= ${now} end`;
    const [row] = await db.orm
      .insert(sysLoginAttempt)
      .values({ kind, subject: subjectOf(subject), failures: 1, since: now })
      .onConflictDoUpdate({
        target: [sysLoginAttempt.kind, sysLoginAttempt.subject],
        set: {
          failures: sql`case when ${fresh} then 1 else ${failures} + 1 end`,
          since: sql`case when ${fresh} then ${now}::timestamp else ${since} end`,
          lockedUntil: sql`case when ${fresh} then null
            when ${failures} + 1 = ${LIMITS[kind]} then ${timeText(clock() + LOCK_TIME)}::timestamp
            else ${lockedUntil} end`,
        },
      })
      .returning({ failures });
    return row!.failures;
  }

  return {
    async isLocked(kind: Kind, subject: string): Promise<boolean> {
      const rows = await db.orm
        .select({ subject: sysLoginAttempt.subject })
        .from(sysLoginAttempt)
        .where(and(at(kind, subject), gt(sysLoginAttempt.lockedUntil, timeText(clock()))));
      return rows.length > 0;
    },

    /** True if a sign-in of the account failed within the window, and none has succeeded since. */
    async hasFailed(username: string): Promise<boolean> {
      const windowStart = timeText(clock() - LOCK_TIME);
      const rows = await db.orm
        .select({ subject: sysLoginAttempt.subject })
        .from(sysLoginAttempt)
        .where(and(at('account', username), gt(sysLoginAttempt.since, windowStart)));
      return rows.length > 0;
    },

    /** Records a failure. @returns failures in the window */
    recordFailure: count,

    /**
     * Verifies the password of an account. The attempt is counted before verification and reset on success, so that
     * concurrent guesses, even on several servers, cannot exceed the limit.
     *
     * @param ip address of the attempt; a wrong password counts against it too
     * @param hash stored hash; undefined for an unknown account, which takes the same time
     */
    verifyPassword: (
      { username, ip, hash }: { username: string; ip: string; hash: () => Promise<string | undefined> },
      password: string,
    ): Promise<'right' | 'wrong' | 'locked'> =>
      // One at a time, so that concurrent sign-ins of one account do not lock it.
      inTurn(subjectOf(username), async () => {
        if ((await count('account', username)) > LIMITS.account) return 'locked';
        if (!(await passwordMatches(await hash(), password))) {
          await count('address', ip);
          return 'wrong';
        }
        await db.orm.delete(sysLoginAttempt).where(at('account', username));
        return 'right';
      }),

    removeOld: () => db.orm.delete(sysLoginAttempt).where(lt(sysLoginAttempt.since, timeText(clock() - 2 * LOCK_TIME))),
  };
}

const subjectOf = (subject: string) => subject.toLowerCase().slice(0, 191);
export type LoginAttempts = ReturnType<typeof loginAttempts>;
