import type { UploadAnswer, UploadTransport } from './UploadTransport';
import type { UploadedFile } from './UploadedFile';
import type { TypeRefusal } from './UploadFault';

export interface UploadOptions {
  /** Sends a file: `clientTransport`, or a transport of your own. */
  transport: UploadTransport;
  /** Path of the upload call; default `/sys/common/upload`. */
  action?: string;
  /** Area of the file on the server; default `temp` for the default call, unless `isup` is set. */
  biz?: string;
  /** Whether `isup=1` is sent, for files of a grid cell; default false. */
  isup?: boolean;
  /** Form field of the file; default `file`. */
  partName?: string;
  /** Additional form fields. */
  fields?: Readonly<Record<string, string>>;
  /** Additional headers of the upload call. Those of the session, e.g. the token, cannot be replaced. */
  headers?: Readonly<Record<string, string>>;
  /** Whether the access token is sent; default true. */
  token?: boolean;
  /** Member of the answer, or of its `result`, with the stored path; default `message`. */
  responseName?: string;
  /** Accepted extensions, e.g. `.pdf,.xlsx` or `image/*`; default `''` for all. */
  accept?: string | readonly string[];
  /** Message for a wrong extension; default `wrong-type`. */
  wrongType?: TypeRefusal;
  /** Maximum size of a file in MB; default 0 for no limit. */
  maxSizeMB?: number;
  /** Maximum number of files, including failed ones; default 0 for no limit. */
  maxCount?: number;
  /** Whether a file may be added twice; default false. */
  allowDuplicates?: boolean;
  /** Whether the first bytes are compared with the extension; default true. */
  checkContent?: boolean;
  /** Number of parallel uploads; default 3. */
  concurrency?: number;
  /** URL of a stored path; default the path. */
  urlOf?: (path: string, answer?: UploadAnswer) => string;
  /** Called with the uploaded files when all are done, when one is removed, and when the order changes. */
  onValue?: (files: UploadedFile[]) => void;
  /** Called for every file that is done, failed or removed. */
  onEnd?: (file: UploadedFile) => void;
}

/** Default path of the upload call (B§7). */
export const DEFAULT_ACTION = '/sys/common/upload';

/** Area of files that name none (B§7). */
export const DEFAULT_AREA = 'temp';
