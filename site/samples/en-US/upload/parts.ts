import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PART_SIZE = 4 * 1024 * 1024;

interface Unfinished {
  id: string;
  /** The same one if the same file is selected again. */
  fingerprint: string;
  fileName: string;
  user: string;
  hashes: Buffer[];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** The server's side of uploads in parts. Progress is in memory here; keep it in your database. */
export function largeUploads(folder: string) {
  const unfinished = new Map<string, Unfinished>();
  mkdirSync(folder, { recursive: true });
  const state = ({ id, hashes }: Unfinished) => ({ id, partSize: PART_SIZE, received: hashes.length });

  return {
    /** POST /sys/common/largeUpload/begin: starts, or resumes the same file of the same user. */
    begin(user: string, { fileName, fingerprint }: { fileName: string; fingerprint: string }) {
      const known = [...unfinished.values()].find((one) => one.user === user && one.fingerprint === fingerprint);
      if (known) return state(known);
      const upload: Unfinished = { id: randomUUID(), fingerprint, fileName, user, hashes: [] };
      unfinished.set(upload.id, upload);
      writeFileSync(join(folder, upload.id), '');
      return state(upload);
    },

    /** POST /sys/common/largeUpload/{id}/{index}?sha256=…; the part is the form field `file`. Answer undefined by 404: the browser begins again. */
    takePart(user: string, id: string, index: number, bytes: Uint8Array, hash: string) {
      const upload = unfinished.get(id);
      if (upload?.user !== user) return undefined;
      const digest = sha256(bytes);
      if (digest.toString('hex') !== hash) throw new Error('The part is damaged');
      // A part that was sent again is there already: only the progress is answered.
      if (index === upload.hashes.length) {
        appendFileSync(join(folder, id), bytes);
        upload.hashes.push(digest);
      }
      return state(upload);
    },

    /** POST /sys/common/largeUpload/finish: the hash of the joined hashes must be the same. The stored path is the `message` of the envelope. */
    finish(user: string, { id, digest }: { id: string; digest: string }) {
      const upload = unfinished.get(id);
      if (upload?.user !== user) return undefined;
      if (sha256(Buffer.concat(upload.hashes)).toString('hex') !== digest) throw new Error('The file is incomplete');
      unfinished.delete(id);
      return `${id}/${upload.fileName}`;
    },

    /** DELETE /sys/common/largeUpload/drop?id=…: the user cancelled the upload. */
    drop(user: string, id: string) {
      if (unfinished.get(id)?.user !== user) return;
      unfinished.delete(id);
      rmSync(join(folder, id), { force: true });
    },
  };
}
