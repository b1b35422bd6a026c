import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { entriesOf } from './entriesOf';
import { hashing } from './hashing';
import type { LargeObject } from './LargeObject';
import { makeFolder, placeFile, syncFolder } from './placeFile';
import { DamagedFileError, MissingFileError } from './storageErrors';
import { unlessMissing } from './unlessMissing';

/** Unfinished uploads, one file each: a part is written at its place. */
export function folderLarge(root: string, pathOf: (key: string) => string): LargeObject {
  const dataOf = (upload: string) => join(root, upload);
  const isHere = async (upload: string) => (await stat(dataOf(upload)).catch(unlessMissing)) !== undefined;

  return {
    async begin() {
      const upload = randomBytes(16).toString('hex');
      await makeFolder(root);
      await writeFile(dataOf(upload), '');
      // Parts that are stored in it are acknowledged.
      await syncFolder(root);
      return upload;
    },

    async put(key, upload, { start, size, sha256, source }) {
      if (!(await isHere(upload))) throw new MissingFileError(key);
      const hash = hashing();
      await pipeline(source, hash.pass, createWriteStream(dataOf(upload), { flags: 'r+', start, flush: true }));
      if (hash.size() !== size || hash.digest() !== sha256) throw new DamagedFileError(key);
      return { tag: sha256, sha256 };
    },

    async complete(key, upload, _parts, { size, sha256 }) {
      if (!(await isHere(upload))) throw new MissingFileError(key);
      // A refused part may have been too long, and a request that was given up may have written to a part after it was stored.
      await truncate(dataOf(upload), size);
      const hash = hashing();
      for await (const _chunk of hash.pass(createReadStream(dataOf(upload), { highWaterMark: 256 * 1024 }))) continue;
      if (hash.digest() !== sha256) throw new DamagedFileError(key);
      await placeFile(dataOf(upload), pathOf(key));
    },

    abort: (_key, upload) => rm(dataOf(upload), { recursive: true, force: true }),

    isHere: (_key, upload) => isHere(upload),

    async removeOld(before, isKnown) {
      for await (const upload of entriesOf(root)) {
        const found = await stat(dataOf(upload)).catch(unlessMissing);
        if (found && found.mtimeMs < before && !isKnown(upload)) {
          await rm(dataOf(upload), { recursive: true, force: true });
        }
      }
    },
  };
}
