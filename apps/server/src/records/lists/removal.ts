import type { LogChange } from '../../identity/audit/changeLogger';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { removeListed } from './removeListed';

/**
 * The removal of records by their comma-joined ids, as people who keep them ask for it.
 *
 * @param remove answers with the ids of those that were there
 * @param said in the log
 */
export const removal =
  (db: Database, remove: (caller: Caller, ids: readonly string[]) => Promise<string[]>, said: string) =>
  (caller: Caller, ids: string, logChange: LogChange): Promise<null> =>
    removeListed(
      db,
      ids,
      (wanted) => remove(caller, wanted),
      (removed) => logChange('delete', said, { ids: removed }),
    );
