import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import type { Config } from '../../platform/config/config';
import { sysCaptcha, timeText, type Database } from '../../platform/db';

/** Milliseconds for which a captcha is valid. */
const LIFETIME = 60_000;
/** Maximum open captchas per key and address; the oldest are removed. */
const MAX_OPEN = 5;
/** Wrong answers after which the captchas of an address for a key are removed. */
const MAX_MISSES = 3;

/** Captchas of four characters; each can be answered once. */
export function captchas(db: Database, clock: () => number, mode: Config['captchaMode']) {
  const ofAddress = (checkKey: string, address: string) =>
    and(eq(sysCaptcha.checkKey, checkKey), eq(sysCaptcha.address, address));

  return {
    /**
     * Stored by key **and** answer, because one client uses the same key for all users (contract, part 1 §2.1).
     *
     * @returns the picture as a data URL
     */
    async issue(checkKey: string, address: string): Promise<string> {
      const { data, text } = svgCaptcha.create({
        size: 4,
        ignoreChars: '0oO1iIlL',
        noise: 2,
        color: true,
        background: '#f5f7fa',
        width: 120,
        height: 40,
        fontSize: 44,
      });
      const code = text.toLowerCase();
      const expireTime = timeText(clock() + LIFETIME);
      const newest = db.orm
        .select({ code: sysCaptcha.code })
        .from(sysCaptcha)
        .where(ofAddress(checkKey, address))
        .orderBy(desc(sysCaptcha.expireTime))
        .limit(MAX_OPEN - 1);
      await db.orm.delete(sysCaptcha).where(and(ofAddress(checkKey, address), notInArray(sysCaptcha.code, newest)));
      await db.orm
        .insert(sysCaptcha)
        .values({ checkKey, code, address, expireTime })
        .onConflictDoUpdate({
          target: [sysCaptcha.checkKey, sysCaptcha.code],
          set: { expireTime, address, misses: 0 },
        });
      return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`;
    },

    /** Consumes a captcha. @returns whether the answer was correct and in time */
    async accept(checkKey: string, answer: string): Promise<boolean> {
      if (mode === 'any') return true;
      const code = answer.trim().toLowerCase();
      if (code === '') return false;
      const used = await db.orm
        .delete(sysCaptcha)
        .where(and(eq(sysCaptcha.checkKey, checkKey), eq(sysCaptcha.code, code)))
        .returning({ expireTime: sysCaptcha.expireTime });
      return used.some(({ expireTime }) => expireTime >= timeText(clock()));
    },

    /** Records a wrong answer. Other addresses may share the key and keep their captchas. */
    async recordMiss(checkKey: string, address: string): Promise<void> {
      const misses = sql`${sysCaptcha.misses} + 1`;
      await db.orm.update(sysCaptcha).set({ misses }).where(ofAddress(checkKey, address));
      await db.orm.delete(sysCaptcha).where(and(ofAddress(checkKey, address), gte(sysCaptcha.misses, MAX_MISSES)));
    },

    removeExpired: () => db.orm.delete(sysCaptcha).where(lt(sysCaptcha.expireTime, timeText(clock()))),
  };
}
