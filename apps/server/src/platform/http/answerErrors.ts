import { codes } from '@gezi/domain';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, sqlState } from '../db';
import { DamagedFileError, MissingFileError, StorageUnavailableError } from '../storage/storageErrors';
import { texts, withLanguage } from '../texts';
import { describeFault } from './describeFault';
import { failure } from './envelope';
import { HandlerTimeoutError } from './limitHandlerTime';
import { languageOf } from './requestLanguage';
import { routeOf } from './routeOf';
import { Refusal, refuse, slowBody, unavailable, unknownPath } from './refusal';
import { setSecurityHeaders } from './securityHeaders';

/** Error codes of a full disk, quota or file size limit. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Turns every thrown error into an answer without stack, SQL or file paths. */
function answerErrors(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // An error of the body is thrown outside of the request's language.
  withLanguage(languageOf(request), () => answerError(error, request, reply));
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  // The handler may have waited for the client's body.
  const isSlowBody = request.raw.complete === false && error instanceof HandlerTimeoutError;
  const refusal = isSlowBody ? slowBody() : asRefusal(error, request.method === 'GET');
  if (refusal) {
    // The user can narrow the query; the operator should know too.
    if (stateOf(error) === sqlState.statementTimeout) {
      request.log.warn(
        { fault: describeFault(error), call: `${request.method} ${routeOf(request)}` },
        'a statement took too long',
      );
    }
    if (refusal.status >= 500 || error instanceof MissingFileError) {
      request.log.error(
        { fault: describeFault(error), call: `${request.method} ${routeOf(request)}` },
        error instanceof HandlerTimeoutError ? 'a request took too long' : 'files or database unavailable',
      );
    }
    // Closes without reading the rest of the body.
    if (refusal.status === 408 || refusal.status === 507) void reply.header('connection', 'close');
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', refusal.retryAfter);
    send(reply, refusal.status, failure(refusal));
    return;
  }
  request.log.error({ fault: describeFault(error), call: `${request.method} ${routeOf(request)}` }, 'unexpected fault');
  send(reply, 500, failure({ code: codes.refused, message: texts.internal }));
}

/** Answers errors before routing, e.g. a URL that cannot be decoded. */
export function answerFrameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  send(reply, 404, failure(withLanguage(languageOf(request), unknownPath)));
}

/** Registers {@link answerErrors} for all routes. */
export const registerErrorAnswers = (app: FastifyInstance): void => void app.setErrorHandler(answerErrors);

function send(reply: FastifyReply, status: number, body: unknown) {
  // A file answer may have set its type and length before it failed.
  void reply
    .removeHeader('content-disposition')
    .removeHeader('content-length')
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(body);
}

/** @param isQuery the user can ask for less */
function asRefusal(error: unknown, isQuery: boolean): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof MissingFileError) return new Refusal(404, codes.refused, texts.file.notHere);
  if (error instanceof DamagedFileError) return refuse(texts.file.notWhole, 'file');
  if (error instanceof HandlerTimeoutError) return unavailable(texts.timeout);
  if (error instanceof StorageUnavailableError) return unavailable(texts.file.storageUnavailable);
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Refusal(413, codes.refused, texts.tooLarge);
  }
  if (NO_SPACE.has(code)) return diskFull();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse(texts.mediaType);
  if (code.startsWith('FST_ERR_CTP') || isClientFault(error)) return refuse(texts.unreadable);
  const state = stateOf(error);
  // 22: data that does not fit its column and that the schema let through.
  if (state.startsWith('22')) return refuse(texts.invalidData);
  if (state === sqlState.uniqueViolation) return refuse(texts.duplicate);
  if (state === sqlState.deadlock) return unavailable(texts.timeout);
  if (state === sqlState.statementTimeout) return isQuery ? refuse(texts.tooComplex) : unavailable(texts.timeout);
  if (state === sqlState.diskFull) return diskFull();
  if (isDatabaseUnavailable(error)) return unavailable(texts.databaseUnavailable);
  return undefined;
}

const diskFull = () => new Refusal(507, codes.refused, texts.diskFull);

const isClientFault = (error: unknown): boolean => {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
};

/** Drizzle wraps the driver's error. */
const stateOf = (error: unknown): string => codeOf((error as { cause?: unknown } | null)?.cause) || codeOf(error);

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
};
