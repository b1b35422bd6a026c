import type { UploadAnswer, UploadTransport } from './UploadTransport';
import type { UploadedFile } from './UploadedFile';
import type { TypeRefusal } from './UploadFault';

export interface UploadOptions {
  /** Sends one file; `clientTransport` of this package, or one of your own. */
  transport: UploadTransport;
  /** Where files go; default `/sys/common/upload`. */
  action?: string;
  /** Place of the file on the server, a key it knows; default none is sent, which the server reads as `temp`. */
  biz?: string;
  /** Marks a file of a grid cell by `isup=1`; default false. */
  isup?: boolean;
  /** What the part of the form with the file is called; default `file`. */
  partName?: string;
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Sends the access token; default true. */
  token?: boolean;
  /** The member of the answer, or of its `result`, that holds the stored path; default `message`. */
  responseName?: string;
  /** Extensions taken, e.g. `.pdf,.xlsx` or `image/*`; default `''` = everything. */
  accept?: string | readonly string[];
  /** Said of another extension; default `wrong-type`. */
  wrongType?: TypeRefusal;
  /** Megabytes of one file, at most; default 0 = no limit. */
  maxSizeMB?: number;
  /** Files of the list, at most, also those in error; default 0 = no limit. */
  maxCount?: number;
  /** Takes a file that is in the list already; default false. */
  allowDuplicates?: boolean;
  /** Looks at the first bytes of files whose extension is known; default true. */
  checkContent?: boolean;
  /** Files on their way at once; default 3. */
  concurrency?: number;
  /** Where a stored file can be looked at; default its path. */
  urlOf?: (path: string, answer?: UploadAnswer) => string;
  /** Told the done files: when all of the list are done, when one is removed, and when their order changes. */
  onValue?: (files: UploadedFile[]) => void;
  /** Told of every file that ends: done, in error, or removed. */
  onEnd?: (file: UploadedFile) => void;
}

/** Where files go unless told otherwise (B§7). */
export const DEFAULT_ACTION = '/sys/common/upload';
