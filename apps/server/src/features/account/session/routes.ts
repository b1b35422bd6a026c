import { randomBytes } from 'node:crypto';
import {
  getEncryptedString,
  getLoginQrcode,
  getQrcodeToken,
  getUserInfo,
  login,
  logout,
  mobileLogin,
  randomImage,
  scanLoginQrcode,
  selectDepart,
  updatePassword,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '../../../platform/http/addressOf';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { serve, servePublic } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { thirdLoginRoutes } from './third/routes';
import { account } from './account';
import { loginAttempts } from '../../../identity/sign-in/loginAttempts';
import { phone } from '../../../identity/sign-in/phone';
import { qrCodes } from './qrCodes';
import { signIn } from '../../../identity/sign-in/signIn';
import { signInFrom } from '../../../identity/sign-in/SignInFrom';
import { visitorRoutes } from './visitorRoutes';

/** Captcha pictures and QR codes per address and minute. */
const CODES_PER_MINUTE = 120;

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, audit, clock } = services;
  const attempts = loginAttempts(db, clock);
  const auth = signIn(services, attempts);
  const phoneAuth = phone(services, attempts, auth);
  const ownAccount = account(services, attempts);
  const qrCodeLogin = qrCodes(services, auth);
  const pictures = { limit: { name: 'pictures', max: CODES_PER_MINUTE } };

  visitorRoutes(app, services, auth, phoneAuth);
  thirdLoginRoutes(app, services, auth, phoneAuth);

  servePublic(
    app,
    randomImage,
    ({ checkKey }, { request }) => auth.pictures.issue(checkKey, addressOf(request)),
    pictures,
  );

  servePublic(app, login, async (input, { request }) => {
    return new WithMessage(texts.audit.login, await auth.run(input, signInFrom(request)));
  });

  servePublic(app, mobileLogin, async (input, { request }) => {
    const { token, userInfo } = await auth.runMobile(input, signInFrom(request));
    return new WithMessage(texts.audit.login, { token, userInfo });
  });

  // The client's cipher needs 16 characters each.
  const randomKey = () => randomBytes(8).toString('hex');
  servePublic(app, getEncryptedString, async () => ({ key: randomKey(), iv: randomKey() }));

  servePublic(app, logout, async (_input, { request }) => {
    const token = request.headers['x-access-token'];
    const found = await sessions.callerOf({ token, tenant: '0', ip: addressOf(request), lowAppId: null });
    await sessions.end(token);
    if (found.ok) {
      const { caller } = found.value;
      await audit({ kind: 'logout', content: () => texts.audit.logout, caller, ip: caller.ip, call: callOf(request) });
    }
    return null;
  });

  servePublic(app, getLoginQrcode, async () => ({ qrcodeId: await qrCodeLogin.issue() }), pictures);
  servePublic(app, getQrcodeToken, async ({ qrcodeId }, { request }) => ({
    token: await qrCodeLogin.tokenOf(qrcodeId, signInFrom(request)),
  }));
  serve(app, scanLoginQrcode, async ({ qrcodeId }, caller) => {
    await qrCodeLogin.scan(qrcodeId, caller);
    return null;
  });

  serve(app, getUserInfo, (_input, caller) => ownAccount.view(caller));
  serve(app, selectDepart, (input, caller, { request }) => ownAccount.selectDepart(input, caller, callOf(request)));
  serve(app, updatePassword, async (input, caller, { request }) => {
    await ownAccount.updatePassword(input, caller, callOf(request));
    return new WithMessage(texts.account.passwordChanged, null);
  });
}
