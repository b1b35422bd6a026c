import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is known of an upload from its beginning; never changes. */
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

const DIGEST = 32;

/**
 * Unfinished uploads on the disk, one folder each: `about.json`, the bytes in `data`, and the SHA-256 of every part that
 * has arrived whole in `digests`. A part counts once its digest is there, so whatever is cut can be sent again.
 */
export function largeFolder(root: string) {
  const at = (id: string, name = '') => join(root, id, name);

  return {
    dataPath: (id: string) => at(id, 'data'),
    /** The answer of an upload that has ended, for a sender that did not hear it. */
    donePath: (id: string) => at(id, 'done.json'),

    /** @returns undefined where there is none */
    async find(id: string): Promise<LargeUpload | undefined> {
      const text = await readFile(at(id, 'about.json'), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : (JSON.parse(text) as LargeUpload);
    },

    async create(upload: LargeUpload): Promise<void> {
      await mkdir(at(upload.id), { recursive: true });
      for (const name of ['data', 'digests']) await writeFile(at(upload.id, name), '');
      // Last: what has it is complete.
      await writeFile(at(upload.id, 'about.json'), JSON.stringify(upload), { flush: true });
    },

    /** Parts that have arrived whole. */
    async received(id: string): Promise<number> {
      const { size } = await stat(at(id, 'digests'));
      return Math.floor(size / DIGEST);
    },

    /** Counts a part as arrived. @param digest 32 bytes */
    async accept(id: string, index: number, digest: Buffer): Promise<void> {
      const file = await open(at(id, 'digests'), 'r+');
      try {
        await file.write(digest, 0, DIGEST, index * DIGEST);
        await file.sync();
      } finally {
        await file.close();
      }
    },

    /** SHA-256 over the digests of all parts. */
    digest: async (id: string): Promise<string> =>
      createHash('sha256')
        .update(await readFile(at(id, 'digests')))
        .digest('hex'),

    remove: (id: string) => rm(at(id), { recursive: true, force: true }),

    /** Everything unfinished. */
    async all(): Promise<LargeUpload[]> {
      const ids = await readdir(root).catch(() => []);
      const found = await Promise.all(ids.map((id) => this.find(id)));
      return found.filter((one) => one !== undefined);
    },

    /** Removes what nobody has gone on with. @param before epoch milliseconds */
    async removeOld(before: number): Promise<void> {
      for (const id of await readdir(root).catch(() => [])) {
        const last = await stat(at(id, 'digests')).catch(() => stat(at(id)).catch(() => undefined));
        if (last && last.mtimeMs < before) await this.remove(id);
      }
    },
  };
}
