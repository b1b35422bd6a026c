import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { visitorFiles } from './visitorFiles';
import { timeText, type Database } from '../../platform/db';
import { filesRoot, storedLocation } from '../files/storedLocation';

/** Deletes visitor uploads that no registration uses. @param before epoch milliseconds of the upload */
export async function removeUnclaimed(db: Database, dataDir: string, before: number): Promise<void> {
  for (const file of await visitorFiles(db).removeUnclaimed(timeText(before))) {
    await rm(join(filesRoot(dataDir), storedLocation(file)), { force: true });
  }
}
