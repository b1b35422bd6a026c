import { visitorFiles } from './visitorFiles';
import { timeText, type Database } from '../../platform/db';
import type { FileStorage } from '../../platform/storage/FileStorage';
import { storageKey } from '../files/storageKey';

/** Deletes visitor uploads that no registration uses. @param before epoch milliseconds of the upload */
export async function removeUnclaimed(db: Database, storage: FileStorage, before: number): Promise<void> {
  for (const file of await visitorFiles(db).removeUnclaimed(timeText(before))) {
    await storage.remove(storageKey(file));
  }
}
