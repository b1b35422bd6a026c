import { and, eq, lt } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import { sysCaptcha, timeText, type Database } from '../../db';

/** Milliseconds a captcha may be answered. */
const LIFE = 60_000;

/** Pictures with four characters to read; each answer counts once. */
export function captchas(db: Database, clock: () => number, mode: 'image' | 'any') {
  return {
    /**
     * Kept by key **and** answer: one of the clients uses the same key for everybody (contract, part 1 §2.1).
     *
     * @returns the picture as a data URL
     */
    async issue(checkKey: string): Promise<string> {
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
      await db.orm
        .insert(sysCaptcha)
        .values({ checkKey, code, expireTime })
        .onConflictDoUpdate({ target: [sysCaptcha.checkKey, sysCaptcha.code], set: { expireTime } });
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

    removeExpired: () => db.orm.delete(sysCaptcha).where(lt(sysCaptcha.expireTime, timeText(clock()))),
  };
}
