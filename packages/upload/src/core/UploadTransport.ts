/** A file to send. */
export interface UploadRequest {
  file: File;
  /** Path below the API, or a URL of another server, which never gets the token. */
  action: string;
  /** Form field of the file; default `file`. */
  partName?: string;
  /** Additional form fields, e.g. `biz`. */
  fields: Readonly<Record<string, string>>;
  /** Additional headers; default none. */
  headers?: Readonly<Record<string, string>>;
  /** Whether the token is sent. */
  token: boolean;
  signal: AbortSignal;
  /** Reports progress. @param percent whole number from 0 to 100 */
  onProgress: (percent: number) => void;
  /** Called when the connection is interrupted; the next progress means that the upload has resumed. */
  onStalled?: () => void;
}

/** Answer of a server to an upload. */
export interface UploadAnswer {
  success: boolean;
  /** The stored path, or the reason of a refusal. */
  message: string;
  result?: unknown;
}

/**
 * Sends a file.
 *
 * @throws any error without an answer, also after an abort
 */
export interface UploadTransport {
  (request: UploadRequest): Promise<UploadAnswer>;
  /** Called when an unfinished file is cancelled or removed: the server can delete its parts. */
  forget?: (file: File) => void;
}
