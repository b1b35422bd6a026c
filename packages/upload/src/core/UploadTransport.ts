/** A file to be sent, and how. */
export interface UploadRequest {
  file: File;
  /** Path below the API, or a whole address elsewhere, which never gets the token. */
  action: string;
  /** What the part with the file is called; default `file`. */
  partName?: string;
  /** Fields beside it, e.g. `biz`. */
  fields: Readonly<Record<string, string>>;
  /** Whether the token goes with it. */
  token: boolean;
  signal: AbortSignal;
  /** @param percent 0 to 100, whole */
  onProgress: (percent: number) => void;
  /** Told when the connection is cut and the file goes on by itself later; the next progress ends that. */
  onStalled?: () => void;
}

/** What a server answers to an upload. */
export interface UploadAnswer {
  success: boolean;
  /** The stored path, or why not. */
  message: string;
  result?: unknown;
}

/**
 * Sends one file.
 *
 * @throws anything when there was no answer; aborting counts as that
 */
export interface UploadTransport {
  (request: UploadRequest): Promise<UploadAnswer>;
  /** Told when a file is cancelled or taken out before it has arrived: what the server keeps of it may go. */
  forget?: (file: File) => void;
}
