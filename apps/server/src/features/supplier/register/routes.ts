import { rm } from 'node:fs/promises';
import {
  approveRegistration,
  checkSupplier,
  listRegistrations,
  registerSupplier,
  rejectRegistration,
  resubmitRegistration,
  uploadRegistrationFile,
  viewOwnRegistration,
  viewRegistration,
  voidRegistration,
  withdrawRegistration,
} from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { oneTime } from '../../../accounts/oneTime';
import { visitors } from '../../../accounts/visitors';
import { addressOf } from '../../../http/addressOf';
import type { Caller } from '../../../http/Caller';
import { callOf } from '../../../http/callOf';
import { Said, success } from '../../../http/envelope';
import { guardValue } from '../../../http/parseBody';
import { perMinute } from '../../../http/perMinute';
import { refuse } from '../../../http/refusal';
import { routePaths } from '../../../http/routePaths';
import { serve, servePublic } from '../../../http/serve';
import type { Services } from '../../../Services';
import { texts } from '../../../texts';
import { registrations } from './registrations';
import { VISITOR } from './registrationStore';

/** Of an address in a minute. */
const CALLS = 30;
/** Bytes of a file, the files one captcha is good for, and milliseconds it is. */
const FILE_LIMIT = 10 * 1024 * 1024;
const FILES = 20;
const CAPTCHA_LIFE = 30 * 60_000;
const TYPES = ['png', 'jpg', 'jpeg', 'pdf'];

/** Suppliers that register themselves: their calls, and those of who decides. */
export function registrationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;
  const visiting = visitors(services);
  const words = oneTime(db, clock);
  const book = registrations(services, visiting.expectCode);
  const mayCall = perMinute(CALLS, clock);
  const expectPace = (request: FastifyRequest) => {
    if (!mayCall(addressOf(request))) throw refuse(texts.busy);
  };

  servePublic(app, registerSupplier, async (input, { request }) => {
    expectPace(request);
    const from = { ip: addressOf(request), call: callOf(request), host: hostOf(request) };
    return new Said(texts.supplier.registered, await book.register(input, from));
  });
  servePublic(app, checkSupplier, async (wanted, { request }) => {
    expectPace(request);
    await book.check(wanted, hostOf(request));
    return null;
  });

  const config = { access: uploadRegistrationFile.access };
  app.post(routePaths(uploadRegistrationFile)[0]!, { config, handlerTimeout: 120_000 }, async (request) => {
    expectPace(request);
    const { file, fields } = await visiting.receive(request, FILE_LIMIT);
    try {
      if (!TYPES.includes(file.fileType)) throw refuse(texts.supplier.picturesAndPdf, 'file');
      await expectPerson(request, fields);
      await visiting.checkPicture(file);
      const tenantId = await book.tenantOf(hostOf(request));
      const kept = await visiting.keep(file, 'supplierRegister', visitorOf(request, tenantId), callOf(request));
      return success(kept, kept.url);
    } finally {
      await rm(file.path, { force: true });
    }
  });

  /** One captcha is good for the files of a registration. */
  async function expectPerson(request: FastifyRequest, { checkKey = '', captcha = '' }: Record<string, string>) {
    guardValue({ checkKey, captcha });
    const pair = `${addressOf(request)} ${checkKey.slice(0, 64)} ${captcha.trim().toLowerCase().slice(0, 20)}`;
    if (await words.look('upload', pair, FILES)) return;
    await visiting.expectCaptcha(checkKey.slice(0, 64), captcha.slice(0, 20), request);
    await words.take('upload', pair);
    await words.issue('upload', {}, CAPTCHA_LIFE, undefined, pair);
  }

  serve(app, viewOwnRegistration, (_input, caller) => book.mine(caller));
  serve(app, resubmitRegistration, async (input, caller, { request }) => {
    return new Said(texts.supplier.resubmitted, await book.resubmit(input, caller, callOf(request)));
  });
  serve(app, withdrawRegistration, async (_input, caller, { request }) => {
    return new Said(texts.supplier.withdrawn, await book.withdraw(caller, callOf(request)));
  });
  serve(app, listRegistrations, (input, caller) => book.list(input, caller));
  serve(app, viewRegistration, ({ id }, caller) => book.view(id, caller));
  serve(app, approveRegistration, async (input, caller, { request }) => {
    return new Said(texts.supplier.passed, await book.decide('approve', input, caller, callOf(request)));
  });
  serve(app, rejectRegistration, async (input, caller, { request }) => {
    return new Said(texts.supplier.refused, await book.decide('reject', input, caller, callOf(request)));
  });
  serve(app, voidRegistration, async (input, caller, { request }) => {
    return new Said(texts.supplier.voided, await book.decide('void', input, caller, callOf(request)));
  });
}

const hostOf = ({ headers }: FastifyRequest): string => (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();

/** Somebody without an account, as far as storing a file goes. */
const visitorOf = (request: FastifyRequest, tenantId: number): Caller => ({
  sessionId: '',
  userId: '',
  username: VISITOR,
  realname: '',
  userType: 'supplier',
  supplierId: null,
  status: 0,
  roles: [],
  orgCode: null,
  departsInCharge: [],
  tenantId,
  ip: addressOf(request),
  lowAppId: null,
});
