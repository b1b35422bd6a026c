import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { visitorFiles } from './visitorFiles';
import { timeText, type Database } from '../../platform/db';
import { filesRoot, placeOf } from '../files/storedPlace';

/** Takes away what visitors uploaded and nobody registered with. @param before epoch milliseconds of the upload */
export async function removeUnclaimed(db: Database, dataDir: string, before: number): Promise<void> {
  for (const file of await visitorFiles(db).removeUnclaimed(timeText(before))) {
    await rm(join(filesRoot(dataDir), placeOf(file)), { force: true });
  }
}
