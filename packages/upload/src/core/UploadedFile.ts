import type { UploadFault } from './UploadFault';

/** Where a file stands (B§3). A file that waits for its turn is `uploading` with 0 percent. */
export type UploadStatus = 'uploading' | 'done' | 'error' | 'removed';

/** A file of a list: picked here, or stored before. */
export interface UploadedFile {
  /** Tells the files of one list apart; never sent. */
  uid: string;
  name: string;
  /** MIME type, `''` when unknown. */
  type: string;
  /** Bytes; 0 when unknown. */
  size: number;
  status: UploadStatus;
  /** 0 to 100, whole. */
  percent: number;
  /** On its way, but the connection is cut at the moment: it goes on by itself. */
  stalled?: true;
  /** As stored; once done. */
  path?: string;
  /** Where it can be looked at; once done. */
  url?: string;
  /** What the server said, where it said no. */
  message?: string;
  /** Why it is in error. */
  fault?: UploadFault;
}
