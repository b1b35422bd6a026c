import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { SMS_CODE_LIFE, type SmsMode } from '@gezi/domain';
import { and, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import { sysSmsCode, timeText, type Database } from '../../platform/db';

/** Attempts per code. */
const MAX_TRIES = 5;
/** Codes per number, mode and day. */
const MAX_PER_DAY = 10;

/** SMS codes: six digits, valid once, for ten minutes and five attempts. */
export function phoneCodes(db: Database, clock: () => number) {
  const { mobile: number, mode: use, tries, expireTime, sentDay, sentToday } = sysSmsCode;
  const at = (mobile: string, mode: SmsMode) => and(eq(number, mobile), eq(use, mode));

  return {
    /**
     * Creates a code, also for unknown numbers, so that the answer does not reveal which exist. The caller sends no message
     * to those.
     *
     * @returns `alive` while the previous code is valid, `too-many` if the daily limit is reached
     */
    async issue(mobile: string, mode: SmsMode): Promise<{ code: string } | 'alive' | 'too-many'> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const salt = randomBytes(16).toString('hex');
      const now = timeText(clock());
      const today = now.slice(0, 10);
      const fresh = {
        codeHash: hashOf(salt, code),
        salt,
        tries: 0,
        expireTime: timeText(clock() + SMS_CODE_LIFE * 1000),
        sentDay: today,
      };
      const isExpired = or(lt(expireTime, now), gte(tries, MAX_TRIES));
      const [issued] = await db.orm
        .insert(sysSmsCode)
        .values({ mobile, mode, ...fresh })
        .onConflictDoUpdate({
          target: [number, use],
          set: { ...fresh, sentToday: sql`case when ${sentDay} = ${today} then ${sentToday} + 1 else 1 end` },
          setWhere: sql`${isExpired} and (${sentDay} <> ${today} or ${sentToday} < ${MAX_PER_DAY})`,
        })
        .returning({ mobile: number });
      if (issued) return { code };
      const [alive] = await db.orm
        .select({ mobile: number })
        .from(sysSmsCode)
        .where(and(at(mobile, mode), gte(expireTime, now), lt(tries, MAX_TRIES)));
      return alive ? 'alive' : 'too-many';
    },

    /** Whether a code is correct. A correct code is consumed, a wrong one counts. Takes the same time for every number. */
    async accept(mobile: string, mode: SmsMode, code: string): Promise<boolean> {
      const now = timeText(clock());
      const [stored] = await db.orm
        .update(sysSmsCode)
        .set({ tries: sql`${tries} + 1` })
        .where(and(at(mobile, mode), gte(expireTime, now), lt(tries, MAX_TRIES)))
        .returning({ codeHash: sysSmsCode.codeHash, salt: sysSmsCode.salt });
      const guessed = Buffer.from(hashOf(stored?.salt ?? '', code.trim()));
      if (!timingSafeEqual(guessed, Buffer.from(stored?.codeHash ?? hashOf('', '')))) return false;
      if (!stored) return false;
      const used = await db.orm
        .update(sysSmsCode)
        // Marks the code as used: no attempts and no time left.
        .set({ tries: MAX_TRIES, expireTime: timeText(clock() - 1000) })
        .where(
          and(at(mobile, mode), eq(sysSmsCode.codeHash, stored.codeHash), gt(expireTime, timeText(clock() - 1000))),
        )
        .returning({ mobile: number });
      return used.length > 0;
    },

    /** Rows are stored for a day, because they count its codes. */
    removeOld: () => db.orm.delete(sysSmsCode).where(lt(expireTime, timeText(clock() - 86_400_000))),
  };
}

const hashOf = (salt: string, code: string): string => createHash('sha256').update(`${salt}:${code}`).digest('hex');
