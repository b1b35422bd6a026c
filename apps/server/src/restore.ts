import { databaseLocation, openDb } from './platform/db';
import { restoreBackup } from './start/backup/restoreBackup';
import { runCommand } from './start/backup/runCommand';

// restore <file>: fills the empty database and data folder of DATA_DIR or DATABASE_URL from a backup of either kind of
// database and of any older version.
await runCommand('restore', '已恢复 Restored', async (path, place) => {
  const db = await openDb(databaseLocation(place));
  return restoreBackup(db, place, path).finally(() => db.close());
});
