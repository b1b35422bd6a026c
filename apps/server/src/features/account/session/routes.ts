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

/** Pictures an address may ask for in a minute. */
const PICTURES = 120;

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, audit, clock } = services;
  const attempts = loginAttempts(db, clock);
  const door = signIn(services, attempts);
  const byPhone = phone(services, attempts, door);
  const own = account(services, attempts);
  const shown = qrCodes(services, door);
  const pictures = { limit: { name: 'pictures', max: PICTURES } };

  visitorRoutes(app, services, door, byPhone);
  thirdLoginRoutes(app, services, door, byPhone);

  servePublic(
    app,
    randomImage,
    ({ checkKey }, { request }) => door.pictures.issue(checkKey, addressOf(request)),
    pictures,
  );

  servePublic(app, login, async (input, { request }) => {
    return new WithMessage(texts.audit.login, await door.run(input, signInFrom(request)));
  });

  servePublic(app, mobileLogin, async (input, { request }) => {
    const { token, userInfo } = await door.runMobile(input, signInFrom(request));
    return new WithMessage(texts.audit.login, { token, userInfo });
  });

  // 16 characters each, as their cipher takes them.
  const chance = () => randomBytes(8).toString('hex');
  servePublic(app, getEncryptedString, async () => ({ key: chance(), iv: chance() }));

  servePublic(app, logout, async (_input, { request }) => {
    const token = request.headers['x-access-token'];
    const found = await sessions.callerOf({ token, tenant: '0', ip: addressOf(request), lowAppId: null });
    await sessions.end(token);
    if (found.ok) {
      const { caller } = found.value;
      await audit({ kind: 'logout', content: texts.audit.logout, caller, ip: caller.ip, call: callOf(request) });
    }
    return null;
  });

  servePublic(app, getLoginQrcode, async () => ({ qrcodeId: await shown.issue() }), pictures);
  servePublic(app, getQrcodeToken, async ({ qrcodeId }, { request }) => ({
    token: await shown.tokenOf(qrcodeId, signInFrom(request)),
  }));
  serve(app, scanLoginQrcode, async ({ qrcodeId }, caller) => {
    await shown.scan(qrcodeId, caller);
    return null;
  });

  serve(app, getUserInfo, (_input, caller) => own.view(caller));
  serve(app, selectDepart, (input, caller, { request }) => own.selectDepart(input, caller, callOf(request)));
  serve(app, updatePassword, async (input, caller, { request }) => {
    await own.updatePassword(input, caller, callOf(request));
    return new WithMessage(texts.account.passwordChanged, null);
  });
}
