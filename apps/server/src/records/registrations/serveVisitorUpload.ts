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
import { oneTimeTokens } from '../../identity/accounts/oneTimeTokens';
import { OWNERLESS } from '../files/ownerless';
import type { Visitors } from './visitors';

/** Bytes per file. */
const FILE_LIMIT = 10 * 1024 * 1024;
/** Files and milliseconds one captcha is valid for. */
const FILES_PER_CAPTCHA = 20;
const CAPTCHA_LIFE = 30 * 60_000;
const TYPES = ['png', 'jpg', 'jpeg', 'pdf'];

interface VisitorUpload {
  endpoint: Endpoint;
  biz: FileArea;
  visitors: Visitors;
  /** Tenant that owns the files. */
  tenantOf: (request: FastifyRequest) => Promise<number>;
  limit: RateLimit;
}

/** Serves the upload of pictures and PDF files for a registration without an account. One captcha covers all files. */
export function serveVisitorUpload(app: FastifyInstance, { db, clock }: RecordServices, upload: VisitorUpload): void {
  const { endpoint, biz, visitors, tenantOf, limit } = upload;
  const tokens = oneTimeTokens(db, clock);

  const options = {
    config: { access: endpoint.access, timeLimit: 120_000 },
    onRequest: limiter(app, limit),
  };
  app.post(routePaths(endpoint)[0]!, options, async (request) => {
    const { file, fields } = await visitors.receive(request, FILE_LIMIT);
    try {
      if (!TYPES.includes(file.fileType)) throw refuse(texts.supplier.picturesAndPdf, 'file');
      await checkCaptcha(request, fields);
      await visitors.checkPicture(file);
      const stored = await visitors.storeFile(file, biz, visitorOf(request, await tenantOf(request)), callOf(request));
      return success(stored, stored.url);
    } finally {
      await rm(file.path, { force: true });
    }
  });

  async function checkCaptcha(request: FastifyRequest, { checkKey = '', captcha = '' }: Record<string, string>) {
    guardValue({ checkKey, captcha });
    const pair = `${addressOf(request)} ${checkKey.slice(0, 64)} ${captcha.trim().toLowerCase().slice(0, 20)}`;
    if (await tokens.peek('upload', pair, FILES_PER_CAPTCHA)) return;
    await visitors.expectCaptcha(checkKey.slice(0, 64), captcha.slice(0, 20), request);
    await tokens.take('upload', pair);
    await tokens.issue('upload', {}, CAPTCHA_LIFE, undefined, pair);
  }
}

/** A caller without an account, for storing a file. */
const visitorOf = (request: FastifyRequest, tenantId: number): Caller => ({
  sessionId: '',
  userId: '',
  username: OWNERLESS,
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
