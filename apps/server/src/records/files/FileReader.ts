import type { Caller } from '../../platform/http/Caller';
import type { FileRow } from './store';

/** Who may read the files of one area besides their uploader and the administrators of their tenant. */
export interface FileReader {
  /** @param caller an active user, of any tenant */
  mayRead(caller: Caller, file: FileRow): Promise<boolean>;
  /**
   * True if only the uploader and callers accepted by `mayRead` may read; default false. `attached`: for files that
   * belong to a record.
   */
  isExclusive?: boolean | 'attached';
}
