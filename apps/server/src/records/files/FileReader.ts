import type { Caller } from '../../platform/http/Caller';
import type { FileRow } from './store';

/** Who may read the files of one area, beside their uploader and the administrators of their tenant. */
export interface FileReader {
  /** @param caller an active user, of any tenant */
  mayRead(caller: Caller, file: FileRow): Promise<boolean>;
  /** `true`: nobody but the uploader and those whom `mayRead` names; default no. */
  only?: boolean;
}
