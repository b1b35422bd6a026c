import type { LogChange } from '../../identity/audit/changeLogger';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/http/Caller';
import { removeListed } from './removeListed';

/**
 * Returns a handler that removes records by comma-joined ids and logs it.
 *
 * @param remove returns the ids of the removed rows
 * @param logText audit log text
 */
export const removal =
  (db: Database, remove: (caller: Caller, ids: readonly string[]) => Promise<string[]>, logText: () => string) =>
  (caller: Caller, ids: string, logChange: LogChange): Promise<null> =>
    removeListed(
      db,
      ids,
      (wanted) => remove(caller, wanted),
      (removed) => logChange('delete', logText, { ids: removed }),
    );
