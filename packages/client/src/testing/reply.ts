import { TOKEN_EXPIRED_MARK } from '../core/index';

/** What a route of the fake server answers; made by {@link reply} and its neighbours. */
export interface FakeReply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Blob;
  /** Milliseconds before it comes; Infinity = never. */
  delayMs: number;
  /** True: the connection breaks instead. */
  isBroken: boolean;
}

/** A success with this result. @param message e.g. the stored path of an upload */
export const reply = (result: unknown, { message = '', code = 200 } = {}): FakeReply =>
  json(200, { success: true, message, code, result, timestamp: Date.now() });

/** An answer without an envelope, as the contract marks some. */
export const replyRaw = (value: unknown): FakeReply => json(200, value);

export interface RefuseOptions {
  /** HTTP status; default 200, as for a rule of the business. */
  status?: number;
  /** Of the envelope; default 500. */
  code?: number;
  /** The member of the input at fault. */
  field?: string;
  result?: unknown;
}

/** `success: false` with a message for the user. */
export const refuse = (message: string, { status = 200, code = 500, field, result = null }: RefuseOptions = {}) =>
  json(status, { success: false, message, code, result, timestamp: Date.now(), ...(field && { field }) });

/** The token no longer counts: status 401, as our server answers. */
export const expired = (): FakeReply => refuse(`${TOKEN_EXPIRED_MARK}，请重新登录`, { status: 401, code: 401 });

/** A file with a name. */
export const file = (content: string | Blob, name: string, type = 'application/octet-stream'): FakeReply => ({
  ...json(200, null),
  headers: {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  },
  body: content,
});

/** The same answer, later. @param delayMs milliseconds; Infinity = never, until the caller gives up */
export const after = (delayMs: number, later: FakeReply): FakeReply => ({ ...later, delayMs });

/** No answer at all: the connection breaks. */
export const broken = (): FakeReply => ({ ...json(0, null), isBroken: true });

/** No answer, ever. */
export const never = (): FakeReply => after(Infinity, json(0, null));

const json = (status: number, value: unknown): FakeReply => ({
  status,
  headers: { 'Content-Type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(value),
  delayMs: 0,
  isBroken: false,
});
