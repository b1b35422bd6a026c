import {
  checkCaptcha,
  checkOnlyUser,
  phoneLogin,
  portalConfig,
  registerUser,
  resetPassword,
  sendSms,
  validateCasLogin,
  verifyPhone,
  type SmsMode,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { hostOf } from '../../../platform/http/hostOf';
import { servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { signInFrom } from '../../../identity/sign-in/SignInFrom';
import type { Phone } from '../../../identity/sign-in/phone';
import type { signIn } from '../../../identity/sign-in/signIn';

/** SMS codes per address and minute. */
const MESSAGES = 10;
/** Other account calls per address and minute. */
const QUESTIONS = 30;

/** Endpoints for visitors, except sign-in by password. */
export function visitorRoutes(
  app: FastifyInstance,
  { config }: Services,
  auth: ReturnType<typeof signIn>,
  phone: Phone,
): void {
  servePublic(app, portalConfig, async () => ({
    platformName: texts.platform.name,
    title: texts.platform.title,
    smsMode: config.smsMode,
    thirdLogin: config.oidc.map(({ key, name, mayCreate }) => ({ source: key, name, mayCreate })),
    fileMaxMb: Math.floor(config.uploadLimit / 1_048_576),
    registerOpen: config.smsMode !== 'off',
  }));

  servePublic(app, checkCaptcha, async ({ checkKey, captcha }, { request }) => {
    await auth.checkCaptcha(String(checkKey), captcha, signInFrom(request));
    return null;
  });

  const message = { limit: { name: 'sms', max: MESSAGES } };
  servePublic(
    app,
    sendSms,
    async ({ mobile, smsmode }, { request }) =>
      new WithMessage(texts.sms.sent, await phone.send(mobile, String(smsmode) as SmsMode, hostOf(request))),
    message,
  );

  servePublic(app, phoneLogin, async (input, { request }) => {
    return new WithMessage(texts.audit.login, await phone.login(input, signInFrom(request)));
  });

  const question = { limit: { name: 'account', max: QUESTIONS } };
  servePublic(
    app,
    registerUser,
    async (input, { request }) => {
      await phone.register(input, signInFrom(request));
      return new WithMessage(texts.register.done, null);
    },
    question,
  );

  servePublic(
    app,
    checkOnlyUser,
    async (input) => {
      await phone.expectFree(input);
      return true;
    },
    question,
  );

  servePublic(app, verifyPhone, (input, { request }) => phone.verify(input, signInFrom(request)));

  servePublic(
    app,
    resetPassword,
    async (input, { request }) => {
      await phone.reset(input, signInFrom(request));
      return new WithMessage(texts.account.passwordChanged, null);
    },
    question,
  );

  servePublic(app, validateCasLogin, async () => {
    throw refuse(texts.third.casOff);
  });
}
