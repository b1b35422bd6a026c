import { TOKEN_EXPIRED_MARK } from '../core/errors/failureKind';

/** Reply of a route of the fake server; see {@link reply} and the functions below. */
export interface FakeReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Blob;
  /** Delay in milliseconds; Infinity for no answer. */
  delayMs: number;
  /** Whether the connection breaks. */
  isBroken: boolean;
}

/** A successful answer. @param options.message e.g. the stored path of an upload */
export const reply = (result: unknown, { message = '', code = 200 } = {}): FakeReply =>
  json(200, { success: true, message, code, result, timestamp: Date.now() });

/** An answer without envelope. */
export const replyRaw = (value: unknown): FakeReply => json(200, value);

export interface RefuseOptions {
  /** HTTP status; default 200, as for a business rule. */
  status?: number;
  /** Code of the envelope; default 500. */
  code?: number;
  /** Member of the input that was refused. */
  field?: string;
  result?: unknown;
}

/** A refusal: `success: false` with a message for the user. */
export const refuse = (message: string, { status = 200, code = 500, field, result = null }: RefuseOptions = {}) =>
  json(status, { success: false, message, code, result, timestamp: Date.now(), ...(field && { field }) });

/** The answer to an expired token: status 401. */
export const expired = (): FakeReply => refuse(`${TOKEN_EXPIRED_MARK}，请重新登录`, { status: 401, code: 401 });

/** A download with a file name. */
export const file = (content: string | Blob, name: string, type = 'application/octet-stream'): FakeReply => ({
  ...json(200, null),
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  },
  body: content,
});

/** Delays a reply. @param delayMs milliseconds; Infinity for no answer until the caller aborts */
export const after = (delayMs: number, later: FakeReply): FakeReply => ({ ...later, delayMs });

/** A broken connection. */
export const broken = (): FakeReply => ({ ...json(0, null), isBroken: true });

/** No answer: the loading state. */
export const never = (): FakeReply => after(Infinity, json(0, null));

const json = (status: number, value: unknown): FakeReply => ({
  status,
  headers: { 'Content-Type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(value),
  delayMs: 0,
  isBroken: false,
});
