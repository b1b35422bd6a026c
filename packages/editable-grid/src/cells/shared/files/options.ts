import type { ExtendOptions } from '../extendOptions';

/** Options of cells that hold uploaded files. */
export interface FilesOptions extends ExtendOptions {
  /** Files can be downloaded. Default true. */
  allowDownload?: boolean;
  /** Files can be removed. Default true. */
  allowRemove?: boolean;
  /** Path that files are sent to; default `/sys/common/upload`. */
  action?: string;
  /** Sends the access token along with a file, to the application's own server only. Default true. */
  token?: boolean;
  /** Member of the upload's response with the stored path; default `message`. */
  responseName?: string;
}
