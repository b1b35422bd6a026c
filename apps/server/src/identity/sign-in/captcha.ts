import { and, desc, eq, gte, lt, notInArray, sql } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import { sysCaptcha, timeText, type Database } from '../../platform/db';

/** Milliseconds a captcha may be answered. */
const LIFE = 60_000;
/** Pictures of a key an address may have at a time; the oldest go. */
const AT_ONCE = 5;
/** Wrong answers of an address for a key, after which its pictures of that key are gone. */
const MISSES = 3;

/** Pictures with four characters to read; each answer counts once. */
export function captchas(db: Database, clock: () => number, mode: 'image' | 'any') {
  const ofAddress = (checkKey: string, address: string) =>
    and(eq(sysCaptcha.checkKey, checkKey), eq(sysCaptcha.address, address));

  return {
    /**
     * Kept by key **and** answer: one of the clients uses the same key for everybody (contract, part 1 §2.1).
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
      const expireTime = timeText(clock() + LIFE);
      const newest = db.orm
        .select({ code: sysCaptcha.code })
        .from(sysCaptcha)
        .where(ofAddress(checkKey, address))
        .orderBy(desc(sysCaptcha.expireTime))
        .limit(AT_ONCE - 1);
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

    /** Uses an answer up; whether it was right and in time. */
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

    /** Notes a wrong answer; the pictures of other addresses, which may share the key, stay. */
    async miss(checkKey: string, address: string): Promise<void> {
      const misses = sql`${sysCaptcha.misses} + 1`;
      await db.orm.update(sysCaptcha).set({ misses }).where(ofAddress(checkKey, address));
      await db.orm.delete(sysCaptcha).where(and(ofAddress(checkKey, address), gte(sysCaptcha.misses, MISSES)));
    },

    removeExpired: () => db.orm.delete(sysCaptcha).where(lt(sysCaptcha.expireTime, timeText(clock()))),
  };
}
