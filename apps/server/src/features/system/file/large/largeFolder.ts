import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Immutable metadata of an upload. */
export interface LargeUpload {
  id: string;
  fileName: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  biz: string;
  username: string;
  tenantId: number;
}

const DIGEST_LENGTH = 32;

/**
 * Unfinished uploads on disk, one folder each: metadata in `about.json`, bytes in `data`, and the SHA-256 of every
 * complete part in `digests`. A part counts once its digest is written, so an interrupted part can be sent again.
 */
export function largeFolder(root: string) {
  const pathOf = (id: string, name = '') => join(root, id, name);

  return {
    dataPath: (id: string) => pathOf(id, 'data'),
    /** Response of a finished upload, for a client that did not receive it. */
    donePath: (id: string) => pathOf(id, 'done.json'),

    /** @returns undefined if the upload does not exist */
    async find(id: string): Promise<LargeUpload | undefined> {
      const text = await readFile(pathOf(id, 'about.json'), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as LargeUpload);
    },

    async create(upload: LargeUpload): Promise<void> {
      await mkdir(pathOf(upload.id), { recursive: true });
      for (const name of ['data', 'digests']) await writeFile(pathOf(upload.id, name), '');
      // Written last, because it marks the folder as complete.
      await writeFile(pathOf(upload.id, 'about.json'), JSON.stringify(upload), { flush: true });
    },

    /** Number of complete parts. */
    async received(id: string): Promise<number> {
      const { size } = await stat(pathOf(id, 'digests'));
      return Math.floor(size / DIGEST_LENGTH);
    },

    /** Marks a part as complete. @param digest 32 bytes */
    async accept(id: string, index: number, digest: Buffer): Promise<void> {
      const file = await open(pathOf(id, 'digests'), 'r+');
      try {
        await file.write(digest, 0, DIGEST_LENGTH, index * DIGEST_LENGTH);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    /** SHA-256 over the digests of all parts. */
    digest: async (id: string): Promise<string> =>
      createHash('sha256')
        .update(await readFile(pathOf(id, 'digests')))
        .digest('hex'),

    remove: (id: string) => rm(pathOf(id), { recursive: true, force: true }),

    /** All unfinished uploads. */
    async all(): Promise<LargeUpload[]> {
      const ids = await readdir(root).catch(() => []);
      const found = await Promise.all(ids.map((id) => this.find(id)));
      return found.filter((upload) => upload !== undefined);
    },

    /** Removes uploads without a new part since `before`. @param before epoch milliseconds */
    async removeOld(before: number): Promise<void> {
      for (const id of await readdir(root).catch(() => [])) {
        const last = await stat(pathOf(id, 'digests')).catch(() => stat(pathOf(id)).catch(() => undefined));
        if (last && last.mtimeMs < before) await this.remove(id);
      }
    },
  };
}
