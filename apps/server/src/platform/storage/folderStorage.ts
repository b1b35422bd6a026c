import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { entriesOf } from './entriesOf';
import type { FileStorage, StoredObject } from './FileStorage';
import { folderLarge } from './folderLarge';
import { hashing } from './hashing';
import { isStorageKey } from './isStorageKey';
import { makeFolder, placeFile } from './placeFile';
import { DamagedFileError, MissingFileError } from './storageErrors';
import { unlessMissing } from './unlessMissing';

/** Files in a folder of this server, or of a file system that several servers share. */
export function folderStorage(root: string): FileStorage {
  const pathOf = (key: string) => join(root, key);

  /** Under another name until all bytes are on disk. */
  async function write(key: string, source: AsyncIterable<Uint8Array>, expected?: string): Promise<string> {
    const path = pathOf(key);
    const temporary = `${path}.${randomBytes(8).toString('hex')}`;
    const hash = hashing();
    await makeFolder(dirname(path));
    try {
      await pipeline(source, hash.pass, createWriteStream(temporary, { flags: 'wx', flush: true }));
      const sha256 = hash.digest();
      if (expected !== undefined && sha256 !== expected) throw new DamagedFileError(key);
      await placeFile(temporary, path);
      return sha256;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function find(key: string): Promise<StoredObject | undefined> {
    const found = await stat(pathOf(key)).catch(unlessMissing);
    return found && { key, size: found.size, time: found.mtimeMs };
  }

  return {
    kind: 'local',
    find,

    async check() {
      const key = `check-${randomBytes(8).toString('hex')}`;
      await write(key, oneByte());
      await rm(pathOf(key));
    },

    put: (key, source) => write(key, source),

    async take(key, path, sha256) {
      const hash = hashing();
      for await (const _chunk of hash.pass(createReadStream(path, { highWaterMark: 256 * 1024 }))) continue;
      if (hash.digest() !== sha256) throw new DamagedFileError(key);
      try {
        await placeFile(path, pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        // Another file system.
        await write(key, createReadStream(path), sha256);
        await rm(path, { force: true });
      }
    },

    async read(key, range) {
      const file = await open(pathOf(key)).catch(unlessMissing);
      if (!file) throw new MissingFileError(key);
      return file.createReadStream(range);
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list(only) {
      for await (const folder of only === undefined ? entriesOf(root) : [only]) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        for await (const name of entriesOf(join(root, folder))) {
          const key = `${folder}/${name}`;
          const found = isStorageKey(key) && (await find(key));
          if (found) yield found;
        }
      }
    },

    large: folderLarge(join(root, 'large'), pathOf),
  };
}

async function* oneByte() {
  yield Buffer.from('1');
}
