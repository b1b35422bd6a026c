import { rm } from 'node:fs/promises';
import type { Endpoint, FileArea } from '@gezi/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf } from '../../platform/http/addressOf';
import type { Caller } from '../../platform/http/Caller';
import { callOf } from '../../platform/http/callOf';
import { success } from '../../platform/http/envelope';
import { guardValue } from '../../platform/http/parseBody';
import { limiter, type RateLimit } from '../../platform/http/rateLimit';
import { refuse } from '../../platform/http/refusal';
import { routePaths } from '../../platform/http/routePaths';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { oneTime } from '../../identity/accounts/oneTime';
import { VISITOR } from './visitorFiles';
import type { Visitors } from './visitors';

/** Bytes of a file, the files one captcha is good for, and milliseconds it is. */
const FILE_LIMIT = 10 * 1024 * 1024;
const FILES = 20;
const CAPTCHA_LIFE = 30 * 60_000;
const TYPES = ['png', 'jpg', 'jpeg', 'pdf'];

interface VisitorUpload {
  endpoint: Endpoint;
  biz: FileArea;
  visiting: Visitors;
  /** Whose files they are. */
  tenantOf: (request: FastifyRequest) => Promise<number>;
  limit: RateLimit;
}

/** Takes pictures and PDF of a registration from somebody who has no account; one captcha is good for all of them. */
export function serveVisitorUpload(app: FastifyInstance, { db, clock }: RecordServices, upload: VisitorUpload): void {
  const { endpoint, biz, visiting, tenantOf, limit } = upload;
  const words = oneTime(db, clock);

  const options = {
    config: { access: endpoint.access },
    onRequest: limiter(app, limit),
    handlerTimeout: 120_000,
  };
  app.post(routePaths(endpoint)[0]!, options, async (request) => {
    const { file, fields } = await visiting.receive(request, FILE_LIMIT);
    try {
      if (!TYPES.includes(file.fileType)) throw refuse(texts.supplier.picturesAndPdf, 'file');
      await expectPerson(request, fields);
      await visiting.checkPicture(file);
      const kept = await visiting.keep(file, biz, visitorOf(request, await tenantOf(request)), callOf(request));
      return success(kept, kept.url);
    } finally {
      await rm(file.path, { force: true });
    }
  });

  async function expectPerson(request: FastifyRequest, { checkKey = '', captcha = '' }: Record<string, string>) {
    guardValue({ checkKey, captcha });
    const pair = `${addressOf(request)} ${checkKey.slice(0, 64)} ${captcha.trim().toLowerCase().slice(0, 20)}`;
    if (await words.look('upload', pair, FILES)) return;
    await visiting.expectCaptcha(checkKey.slice(0, 64), captcha.slice(0, 20), request);
    await words.take('upload', pair);
    await words.issue('upload', {}, CAPTCHA_LIFE, undefined, pair);
  }
}

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
  orgCodes: [],
  departsInCharge: [],
  pageRules: [],
  tenantId,
  ip: addressOf(request),
  lowAppId: null,
});
