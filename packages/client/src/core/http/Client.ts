import type { ApiError } from '../errors/ApiError';
import type { SessionStore } from '../session/SessionStore';
import type { CallTarget, HttpMethod } from './CallTarget';
import type { Envelope } from './Envelope';
import type { CurrentRoute } from './lowApp';
import type { DownloadedFile } from './readFile';
import type { FormFields, UploadProgress, XhrLike } from './sendForm';
import type { Fetch } from './sendWithin';

export interface ClientOptions {
  /** Where the API lives, a path of our origin or a whole URL; default `/api`. */
  basePath?: string;
  /** Token and tenant of every call. */
  session: SessionStore;
  /** Default the platform's. */
  fetch?: Fetch;
  /** For uploads with progress; default the platform's, or none where a `fetch` is handed in. */
  xhr?: () => XhrLike;
  /** Epoch milliseconds; default `Date.now`. */
  now?: () => number;
  /** Shared secret of the request signature; without one nothing is signed. */
  signSecret?: string;
  /** Milliseconds a call may take; default {@link REQUEST_TIMEOUT_MS}. */
  timeoutMs?: number;
  /**
   * Told of every failed call that is not `silent` or aborted: the one place that shows them. The end of a
   * session is told once, however many calls fail of it.
   */
  onError?: (error: ApiError) => void;
  /** The route the user is on, for low-code apps. */
  currentRoute?: () => CurrentRoute | undefined;
}

export interface CallOptions {
  /** Aborts the call; it then fails with kind `aborted`. */
  signal?: AbortSignal;
  /** Keeps the failure from `onError`; the caller shows it. */
  silent?: boolean;
  /** Milliseconds; default that of the client. */
  timeoutMs?: number;
}

export interface BodyOptions extends CallOptions {
  /** Query parameters beside the body. */
  query?: object;
}

export interface BlobOptions extends CallOptions {
  /** Default GET; the input of a POST is its JSON body. */
  method?: Extract<HttpMethod, 'GET' | 'POST'>;
}

export interface UploadOptions extends CallOptions {
  /** False keeps the token back, for a server that wants none; default true. */
  withToken?: boolean;
  onProgress?: (progress: UploadProgress) => void;
}

/**
 * Calls the API. Every method resolves with what the answer carries and rejects with {@link ApiError}.
 * A path is below the base path, leading slash optional; a whole URL elsewhere is called without token,
 * tenant, signature and cookies.
 */
export interface Client {
  readonly basePath: string;
  readonly session: SessionStore;
  /** Calls an endpoint and gives the `result` of its answer. GET and DELETE inputs travel as query, others as JSON. */
  call: <Input, Result>(
    target: CallTarget<Input, Result>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ) => Promise<Result>;
  /** Like `call`, with the whole answer. */
  envelope: <Input, Result>(
    target: CallTarget<Input, Result>,
    input: NoInfer<Input>,
    options?: CallOptions,
  ) => Promise<Envelope<Result>>;
  get: <Result = unknown>(path: string, query?: object, options?: CallOptions) => Promise<Result>;
  post: <Result = unknown>(path: string, body?: unknown, options?: BodyOptions) => Promise<Result>;
  put: <Result = unknown>(path: string, body?: unknown, options?: BodyOptions) => Promise<Result>;
  delete: <Result = unknown>(path: string, query?: object, options?: CallOptions) => Promise<Result>;
  /** Fetches a file; no bytes fail with kind `empty-file`, an empty path with `unknown-file`. */
  blob: (path: string, input?: object, options?: BlobOptions) => Promise<DownloadedFile>;
  /** Sends a multipart POST; the whole answer, because `message` carries the stored path. */
  upload: <Result = unknown>(
    path: string,
    fields: FormData | FormFields,
    options?: UploadOptions,
  ) => Promise<Envelope<Result>>;
  /** Passes on a failure found outside of a call, e.g. by a socket; as if a call had failed with it. */
  report: (error: ApiError) => void;
}

/** Milliseconds of P§7: nine and a half years, which means never. */
export const REQUEST_TIMEOUT_MS = 3e11;
