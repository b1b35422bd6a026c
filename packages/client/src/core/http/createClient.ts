import { ApiError } from '../errors/ApiError';
import { errorReporter } from '../errors/errorReporter';
import type { CallTarget } from './CallTarget';
import {
  REQUEST_TIMEOUT_MS,
  type CallOptions,
  type Client,
  type ClientOptions,
  type UploadCallOptions,
} from './Client';
import type { Envelope } from './Envelope';
import { fillPath } from './fillPath';
import { watchPage } from './leftPage';
import { prepareRequest, type Call, type PreparedRequest } from './prepareRequest';
import { readEnvelope, readRaw } from './readAnswer';
import { readFile } from './readFile';
import { sendByFetch, sendByXhr, toForm } from './sendForm';
import { serverClock } from './serverClock';
import { sendWithin, type Fetch } from './sendWithin';

/** Creates the client of one API. */
export function createClient(options: ClientOptions): Client {
  const { session, basePath = '/api', now = Date.now } = options;
  // Looked up at each call, so that a page can replace it.
  const doFetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const newXhr = options.xhr ?? (options.fetch ? undefined : platformXhr);
  const report = errorReporter(session, options.onError);
  const clock = serverClock(now);
  const whileLeft = typeof window === 'undefined' ? undefined : watchPage(window);

  async function send<T>(
    call: Call,
    callOptions: CallOptions & Pick<UploadCallOptions, 'withToken'> = {},
    read: (request: PreparedRequest, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { token, tenantId } = session.get();
    const { signal, timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS, silent, withToken = true } = callOptions;
    const request = prepareRequest(call, {
      basePath,
      tenantId,
      now: now(),
      ...(withToken && token !== undefined && { token }),
      ...(options.language && { language: options.language() }),
      ...(options.currentRoute && { route: options.currentRoute() }),
    });
    try {
      return await sendWithin({ path: request.path, timeoutMs, ...(signal && { signal }) }, (inner) =>
        sign(request).then(() => read(request, inner)),
      );
    } catch (error) {
      const back = error instanceof ApiError && error.kind === 'network' ? whileLeft?.() : undefined;
      if (back) {
        await back;
        if (call.method === 'GET') return send(call, callOptions, read);
      }
      if (!silent && error instanceof ApiError) report(error, token, callOptions.purpose ?? purposeOf(call));
      throw error;
    }
  }

  async function sign({ headers, toSign }: PreparedRequest): Promise<void> {
    if (!options.signSecret || !toSign) return;
    headers['X-TIMESTAMP'] = String(now());
    // Loaded on demand: few deployments sign.
    const { signRequest } = await import('./signRequest');
    headers['X-Sign'] = signRequest(toSign, options.signSecret);
  }

  const fetchAnswer = (request: PreparedRequest, signal: AbortSignal) =>
    doFetch(request.href, {
      method: request.method,
      headers: request.headers,
      signal,
      credentials: request.own ? 'same-origin' : 'omit',
      // A redirect could carry our headers to another host; the API never redirects.
      redirect: request.own ? 'error' : 'follow',
      ...(request.body === undefined ? {} : { body: request.body }),
    });

  const envelopeOf = (call: Call, callOptions?: CallOptions): Promise<Envelope> =>
    send(call, callOptions, async (request, signal) => {
      const sent = now();
      const response = await fetchAnswer(request, signal);
      const envelope = readEnvelope({ status: response.status, text: await response.text() }, request.path);
      if (request.own) clock.measure(envelope.timestamp, sent);
      return envelope;
    });

  const resultOf = async <Result>(call: Call, callOptions?: CallOptions) =>
    (await envelopeOf(call, callOptions)).result as Result;

  return {
    basePath,
    session,
    language: () => options.language?.() ?? '',
    serverNow: clock.now,

    async call<Input, Result>(target: CallTarget<Input, Result>, input: Input, callOptions?: CallOptions) {
      if (target.answer !== 'raw') return resultOf<Result>(aim(target, input), callOptions);
      return send(aim(target, input), callOptions, async (request, signal) => {
        const response = await fetchAnswer(request, signal);
        return readRaw({ status: response.status, text: await response.text() }, request.path) as Result;
      });
    },
    envelope: async <Input, Result>(target: CallTarget<Input, Result>, input: Input, callOptions?: CallOptions) =>
      (await envelopeOf(aim(target, input), callOptions)) as Envelope<Result>,

    get: (path, query, callOptions) => resultOf({ method: 'GET', path, query }, callOptions),
    post: (path, body, { query, ...rest } = {}) => resultOf({ method: 'POST', path, body, query }, rest),
    put: (path, body, { query, ...rest } = {}) => resultOf({ method: 'PUT', path, body, query }, rest),
    delete: (path, query, callOptions) => resultOf({ method: 'DELETE', path, query }, callOptions),

    async blob(path, input, { method = 'GET', ...rest } = {}) {
      const call: Call = { method, path, sign: false, ...(method === 'GET' ? { query: input } : { body: input }) };
      return send(call, rest, async (request, signal) => {
        if (!path) throw new ApiError({ kind: 'unknown-file', path });
        return readFile(await fetchAnswer(request, signal), request.path);
      });
    },

    async upload(path, fields, { onProgress, headers = {}, ...rest } = {}) {
      const call: Call = { method: 'POST', path, body: toForm(fields), headers, sign: false };
      return send(call, rest, async (request, signal) => {
        const xhr = newXhr?.();
        const answer = await (xhr
          ? sendByXhr(request, xhr, signal, onProgress)
          : sendByFetch(request, (inner) => fetchAnswer(request, inner), signal, onProgress));
        return readEnvelope(answer, request.path) as Envelope<never>;
      });
    },

    report: (error) => report(error, session.get().token),
  };
}

/** A failed delete shows a warning (P§8). */
const purposeOf = ({ method }: Call) => (method === 'DELETE' ? ('delete' as const) : undefined);

function aim({ method, path }: CallTarget, input: unknown): Call {
  const { path: filled, rest } = fillPath(path, input);
  if (method === 'GET' || method === 'DELETE') return { method, path: filled, query: rest };
  return { method, path: filled, body: rest };
}

const platformXhr = (): XMLHttpRequest | undefined =>
  typeof XMLHttpRequest === 'undefined' ? undefined : new XMLHttpRequest();
