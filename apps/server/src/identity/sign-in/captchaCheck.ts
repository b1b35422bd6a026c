import { codes } from '@gezi/domain';
import { networkOf } from '../../platform/http/addressOf';
import { rateCounter } from '../../platform/http/rateCounter';
import { MINUTE } from '../../platform/http/rateLimit';
import { Refusal, tooManyCalls } from '../../platform/http/refusal';
import type { IdentityServices } from '../IdentityServices';
import { texts } from '../../platform/texts';
import type { captchas } from './captcha';
import type { LoginAttempts } from './loginAttempts';
import { oneAtATime } from './oneAtATime';
import type { SignInFrom } from './SignInFrom';

/** Wrong answers per minute and address; beyond that every answer is refused until the next minute. */
const MAX_MISSES = 20;

/**
 * Checks the captcha of a sign-in. Wrong answers count against their address and its captchas, not those of other addresses
 * that share the key.
 */
export function captchaCheck(
  { db, clock, audit }: Pick<IdentityServices, 'db' | 'clock' | 'audit'>,
  captchaStore: ReturnType<typeof captchas>,
  attempts: LoginAttempts,
) {
  const counter = rateCounter(db, clock);
  const inTurn = oneAtATime();

  /** @throws {Refusal} code 412 if the answer is wrong or late, status 429 after too many wrong answers */
  return (checkKey: string, answer: string, from: SignInFrom): Promise<void> =>
    inTurn(from.ip, async () => {
      const key = `${networkOf(from.ip)} captcha`;
      const { current, ttl } = await counter.read(key);
      if (current > MAX_MISSES) throw tooManyCalls(ttl);
      if (await captchaStore.accept(checkKey, answer)) return;
      await counter.hit(key, MINUTE);
      // An empty answer is not a guess.
      if (answer.trim() !== '') await captchaStore.recordMiss(checkKey, from.ip);
      await attempts.recordFailure('address', from.ip);
      await auditMisses(await attempts.recordFailure('captcha', from.ip), from);
      throw new Refusal(200, codes.wrongCaptcha, texts.login.wrongCaptcha, 'captcha');
    });

  /** Logs the 1st, 2nd, 4th, 8th … failure of an address within ten minutes, so that nobody can flood the log. */
  async function auditMisses(times: number, { ip, call }: SignInFrom): Promise<void> {
    if ((times & (times - 1)) !== 0) return;
    await audit({
      kind: 'login',
      content: () => texts.audit.loginRefused(texts.login.wrongCaptcha),
      ip,
      call,
      details: { times },
    });
  }
}
