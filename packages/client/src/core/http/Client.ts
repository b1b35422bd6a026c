import type { ApiError } from '../errors/ApiError';
import type { FailedPurpose } from '../errors/describeFailure';
import type { SessionStore } from '../session/SessionStore';
import type { CallTarget, HttpMethod } from './CallTarget';
import type { Envelope } from './Envelope';
import type { CurrentRoute } from './lowApp';
import type { DownloadedFile } from './readFile';
import type { FormFields, UploadProgress, XhrLike } from './sendForm';
import type { Fetch } from './sendWithin';

export interface ClientOptions {
  /** Base path of the API, or its URL; default `/api`. */
  basePath?: string;
  /** Session with the token and tenant of every call. */
  session: SessionStore;
  /** Default the `fetch` of the platform. */
  fetch?: Fetch;
  /** Creates the request of an upload with progress; default `XMLHttpRequest`, or none if `fetch` is given. */
  xhr?: () => XhrLike;
  /** Current time in epoch milliseconds; default `Date.now`. */
  now?: () => number;
  /** Shared secret of the request signature; without it no request is signed. */
  signSecret?: string;
  /** Timeout of a call in milliseconds; default 3e11 (P§7), which means never. */
  timeoutMs?: number;
  /**
   * Called for every failed call that is neither `silent` nor aborted: the one place that shows failures. It is called
   * once for an expired token, however many calls fail with it.
   *
   * @param purpose of the call, for `describeFailure`
   */
  onError?: (error: ApiError, purpose?: FailedPurpose) => void;
  /** Language of the user, e.g. `zh-CN`, in which the server may answer; default that of the browser. */
  language?: () => string | undefined;
  /** The current route, for low-code apps (P§7). */
  currentRoute?: () => CurrentRoute | undefined;
}

export interface CallOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  signal?: AbortSignal;
  /** Does not report a failure to `onError`; the caller shows it. Default false. */
  silent?: boolean;
  /** Purpose of the call, which selects the failure message. Default `delete` for the method DELETE, else none. */
  purpose?: FailedPurpose;
  /** Timeout in milliseconds; default that of the client. */
  timeoutMs?: number;
}

export interface BodyOptions extends CallOptions {
  /** Query parameters in addition to the body. */
  query?: object;
}

export interface BlobOptions extends CallOptions {
  /** Default GET. With POST the input is the JSON body. */
  method?: Extract<HttpMethod, 'GET' | 'POST'>;
}

export interface UploadCallOptions extends CallOptions {
  /** Whether the token is sent; default true. */
  withToken?: boolean;
  /** Additional headers. Those the client itself sets for the API, e.g. the token, are ignored there. */
  headers?: Readonly<Record<string, string>>;
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Calls the API. Every method resolves with the result of the answer and rejects with {@link ApiError}. A call that the
 * browser aborts because the user leaves the page does neither; if the user comes back, a GET is sent again.
 * A path is below the base path, leading slash optional. A URL of another origin is called without token, tenant,
 * signature and cookies.
 */
export interface Client {
  readonly basePath: string;
  readonly session: SessionStore;
  /** Language of answers, e.g. `en-US`; empty: that of the browser. */
  readonly language: () => string;
  /** Time of the server in epoch milliseconds, learnt from its answers; that of the device until one has arrived. */
  readonly serverNow: () => number;
  /** Calls an endpoint, returns the `result`. GET and DELETE send the input as query, POST and PUT as JSON. */
  call: <Input, Result>(
    target: CallTarget<Input, Result>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ) => Promise<Result>;
  /** Like `call`, but returns the whole envelope. */
  envelope: <Input, Result>(
    target: CallTarget<Input, Result>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ) => Promise<Envelope<Result>>;
  get: <Result = unknown>(path: string, query?: object, options?: CallOptions) => Promise<Result>;
  post: <Result = unknown>(path: string, body?: unknown, options?: BodyOptions) => Promise<Result>;
  put: <Result = unknown>(path: string, body?: unknown, options?: BodyOptions) => Promise<Result>;
  delete: <Result = unknown>(path: string, query?: object, options?: CallOptions) => Promise<Result>;
  /** Downloads a file. Rejects with kind `empty-file` without bytes, `unknown-file` for an empty path. */
  blob: (path: string, input?: object, options?: BlobOptions) => Promise<DownloadedFile>;
  /** Sends a multipart POST. Returns the envelope, because its `message` is the stored path. */
  upload: <Result = unknown>(
    path: string,
    fields: FormData | FormFields,
    options?: UploadCallOptions,
  ) => Promise<Envelope<Result>>;
  /** Reports a failure from outside of a call, e.g. of a socket, to `onError`. */
  report: (error: ApiError) => void;
}

/** Default timeout in milliseconds (P§7): nine and a half years. */
export const REQUEST_TIMEOUT_MS = 3e11;
