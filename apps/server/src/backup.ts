import { DataFolderInUseError, databaseLocation, openDb } from './platform/db';
import { requestBackup } from './start/backup/backupSocket';
import { runCommand } from './start/backup/runCommand';
import { writeBackup } from './start/backup/writeBackup';

// backup <file>: writes the database and the stored files to an archive. DATA_DIR, DATABASE_URL and SECRET_KEY are those of
// the server, which may be running.
await runCommand('backup', '已备份 Saved', async (path, place) => {
  try {
    const db = await openDb(databaseLocation(place));
    return await writeBackup(db, place, path).finally(() => db.close());
  } catch (error) {
    // Only the server can read an embedded database that it has opened.
    if (error instanceof DataFolderInUseError) return requestBackup(place.dataDir, path);
    throw error;
  }
});
