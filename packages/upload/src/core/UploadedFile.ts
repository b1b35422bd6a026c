import type { UploadFault } from './UploadFault';

/** Status of a file (B§3). A waiting file is `uploading` with 0 percent. */
export type UploadStatus = 'uploading' | 'done' | 'error' | 'removed';

/** A file of a list: just selected, or already stored. */
export interface UploadedFile {
  /** Unique id within the list; never sent. */
  uid: string;
  name: string;
  /** MIME type; `''` if unknown. */
  type: string;
  /** Size in bytes; 0 if unknown. */
  size: number;
  status: UploadStatus;
  /** Progress, whole number from 0 to 100. */
  percent: number;
  /** Whether the connection is interrupted; the upload resumes by itself. */
  stalled?: true;
  /** Stored path, once done. */
  path?: string;
  /** URL of the file, once done. */
  url?: string;
  /** Message of the server, if it refused the file. */
  message?: string;
  /** Why the upload failed. */
  fault?: UploadFault;
}
