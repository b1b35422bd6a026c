import type { FastifyInstance } from 'fastify';
import { captchas } from './features/session/captcha';
import { loginAttempts } from './features/session/loginAttempts';
import type { Services } from './Services';

const EVERY_HOUR = 3_600_000;

/** Removes what has run out: sessions, captchas, counts of failed sign-ins. Several servers may do so at once. */
export function housekeeping(app: FastifyInstance, { config, db, clock, sessions }: Services): void {
  const pictures = captchas(db, clock, config.captchaMode);
  const attempts = loginAttempts(db, clock);
  const tidy = async () => {
    await sessions.removeExpired();
    await pictures.removeExpired();
    await attempts.removeOld();
  };
  const timer = setInterval(() => void tidy().catch((error: unknown) => app.log.error(error)), EVERY_HOUR);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
