import { join } from 'node:path';
import { databaseLocation, openDb } from './platform/db';
import { runArchiveCommand } from './start/archive/runArchiveCommand';
import { readPlace } from './start/backup/runCommand';
import { printFailure } from './start/printFailure';

// archive list | run <months> | read <table> <month> | restore <table> <month>: history in the file storage. DATA_DIR,
// DATABASE_URL and the settings of the storage are those of the server, which may be running on PostgreSQL.
try {
  const place = await readPlace();
  const db = await openDb(databaseLocation(place));
  const parts = { db, storage: place.storage, folder: join(place.dataDir, 'files/waiting') };
  await runArchiveCommand(parts, process.argv.slice(2), (line) => void process.stdout.write(`${line}\n`)).finally(() =>
    db.close(),
  );
} catch (error) {
  printFailure(error);
}
