import type { Access, Endpoint } from '@gezi/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Caller } from './Caller';
import { compileInput } from './compileInput';
import { answerText, hasManyRows } from './answerText';
import { WithMessage, success } from './envelope';
import { dropUnknown } from './dropUnknown';
import { guardValue } from './parseBody';
import { compileQueryReader } from './readQuery';
import { limiter, type RateLimit } from './rateLimit';
import { refuse } from './refusal';
import { routePaths } from './routePaths';
import { texts } from '../texts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; the server does not start with a route without it. */
    access?: Access;
    /** Whether the token may be in the query: for files that the browser loads itself. */
    queryToken?: boolean;
    /** Whether the request signature is checked if `SIGN_MODE=dict`. */
    signed?: boolean;
    /** True for calls that change nothing. */
    reads?: boolean;
  }
  interface FastifyRequest {
    /** Set once access is granted; null on routes that are open to anyone. */
    caller: Caller | null;
  }
}

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<Result extends TSchema> = Static<Result> | WithMessage<Static<Result>>;

export interface ServeOptions {
  signed?: boolean;
  /** Maximum size of the body, bytes; default: the limit of every JSON body. */
  bodyLimit?: number;
  /** Maximum duration, milliseconds; default that of every request. */
  timeLimit?: number;
  /** Default none. */
  limit?: RateLimit;
}

/**
 * Serves an endpoint of `domain` to signed-in callers. Access is enforced before the body is read, the input is validated
 * by `compileInput`, and members of the result that its schema does not name are dropped.
 */
export function serve<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Result>,
  handler: (input: Static<Input>, caller: Caller, exchange: Exchange) => Promise<Answer<Result>>,
  options: ServeOptions = {},
): void {
  if (endpoint.access.for === 'anyone') throw new Error(`${endpoint.path} is open to anyone: use servePublic.`);
  register(app, endpoint, options, (input, exchange) => handler(input, exchange.request.caller!, exchange));
}

/** Serves an endpoint that needs no token. */
export function servePublic<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Result>,
  handler: (input: Static<Input>, exchange: Exchange) => Promise<Answer<Result>>,
  options: Pick<ServeOptions, 'limit'> = {},
): void {
  if (endpoint.access.for !== 'anyone') throw new Error(`${endpoint.path} needs a caller: use serve.`);
  register(app, endpoint, options, handler);
}

function register<Input extends TSchema, Result extends TSchema>(
  app: FastifyInstance,
  endpoint: Endpoint<Input, Result>,
  { signed, bodyLimit, timeLimit, limit }: ServeOptions,
  handler: (input: Static<Input>, exchange: Exchange) => Promise<Answer<Result>>,
): void {
  let compiled: ReturnType<typeof compile<Input>> | undefined;
  const namesRows = 'records' in ((endpoint.result as { properties?: object }).properties ?? {});
  const countCall = limit && limiter(app, limit);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // Compiled by the first call: compiling hundreds of endpoints would delay the start.
    const { checkInput, readQuery, dropUnknownMembers } = (compiled ??= compile(endpoint));
    const checked = checkInput(rawInput(request, endpoint, readQuery));
    if (!checked.ok) throw refuse(checked.reason.message, checked.reason.field);
    await countCall?.(request);
    const returned = await handler(checked.value, { request, reply });
    // The handler has sent a file.
    if (reply.sent) return reply;
    const { message, result } =
      returned instanceof WithMessage ? returned : { message: defaultMessage(endpoint), result: returned };
    if (namesRows && endpoint.answer !== 'raw' && hasManyRows(result)) {
      return reply.type(JSON_TYPE).send(await answerText(result, message, dropUnknownMembers));
    }
    const body = dropUnknownMembers(result ?? null);
    return endpoint.answer === 'raw' ? body : success(body, message);
  };

  for (const url of routePaths(endpoint)) {
    app.route({
      method: [endpoint.method, ...(endpoint.alsoBy ?? [])] as HTTPMethods[],
      url,
      config: { access: endpoint.access, signed, timeLimit, reads: isRead(endpoint) },
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: answer,
    });
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';

const compile = <Input extends TSchema>({ input, result }: Endpoint<Input>) => ({
  checkInput: compileInput(input),
  readQuery: compileQueryReader(input),
  dropUnknownMembers: dropUnknown(result),
});

/** Message of a call whose handler returns none: clients show it after a change, which some calls make by GET. */
const defaultMessage = (endpoint: Pick<Endpoint, 'method' | 'result'>): string => (isRead(endpoint) ? '' : texts.done);

const isRead = ({ method, result }: Pick<Endpoint, 'method' | 'result'>): boolean =>
  method === 'GET' && (result as { type?: string }).type !== 'null';

/** The input before validation: path and query for GET and DELETE, otherwise path and body. */
function rawInput(
  request: FastifyRequest,
  { alsoByQuery = false }: Pick<Endpoint, 'alsoByQuery'>,
  readQuery: (query: Record<string, unknown>) => Record<string, unknown>,
): unknown {
  const query = request.query as Record<string, unknown>;
  const params = request.params as Record<string, unknown>;
  guardValue(query);
  guardValue(params);
  const { body, method } = request;
  if (method === 'GET' || method === 'DELETE') return readQuery({ ...query, ...params });
  // Queries end up in logs and histories: read only where the contract allows it.
  if (body === undefined || isEmptyObject(body)) return readQuery(alsoByQuery ? { ...query, ...params } : params);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return { ...body, ...params };
}

const isEmptyObject = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0;
