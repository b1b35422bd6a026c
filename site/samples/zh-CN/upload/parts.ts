import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PART_SIZE = 4 * 1024 * 1024;

interface Unfinished {
  id: string;
  /** 文件的指纹：重新选择同一个文件时相同。 */
  fingerprint: string;
  fileName: string;
  user: string;
  hashes: Buffer[];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** 分片上传的服务端。进度保存在内存中，你的服务端应保存在数据库中。 */
export function largeUploads(folder: string) {
  const unfinished = new Map<string, Unfinished>();
  mkdirSync(folder, { recursive: true });
  const state = ({ id, hashes }: Unfinished) => ({ id, partSize: PART_SIZE, received: hashes.length });

  return {
    /** POST /sys/common/largeUpload/begin：开始，或继续同一用户的同一文件。 */
    begin(user: string, { fileName, fingerprint }: { fileName: string; fingerprint: string }) {
      const known = [...unfinished.values()].find((one) => one.user === user && one.fingerprint === fingerprint);
      if (known) return state(known);
      const upload: Unfinished = { id: randomUUID(), fingerprint, fileName, user, hashes: [] };
      unfinished.set(upload.id, upload);
      writeFileSync(join(folder, upload.id), '');
      return state(upload);
    },

    /** POST /sys/common/largeUpload/{id}/{index}?sha256=…，分片是表单的 `file`。返回 undefined 时回答 404：浏览器重新开始。 */
    takePart(user: string, id: string, index: number, bytes: Uint8Array, hash: string) {
      const upload = unfinished.get(id);
      if (upload?.user !== user) return undefined;
      const digest = sha256(bytes);
      if (digest.toString('hex') !== hash) throw new Error('分片已损坏');
      // 重发的分片已经收到，只回答进度。
      if (index === upload.hashes.length) {
        appendFileSync(join(folder, id), bytes);
        upload.hashes.push(digest);
      }
      return state(upload);
    },

    /** POST /sys/common/largeUpload/finish：各片散列连接后的散列须一致。返回保存的路径，放在信封的 `message` 中。 */
    finish(user: string, { id, digest }: { id: string; digest: string }) {
      const upload = unfinished.get(id);
      if (upload?.user !== user) return undefined;
      if (sha256(Buffer.concat(upload.hashes)).toString('hex') !== digest) throw new Error('文件不完整');
      unfinished.delete(id);
      return `${id}/${upload.fileName}`;
    },

    /** DELETE /sys/common/largeUpload/drop?id=…：用户取消了上传。 */
    drop(user: string, id: string) {
      if (unfinished.get(id)?.user !== user) return;
      unfinished.delete(id);
      rmSync(join(folder, id), { force: true });
    },
  };
}
