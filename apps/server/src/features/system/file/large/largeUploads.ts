import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codes, FILE_TYPES, LARGE_PART, type LargeUploadState, type StoredFile } from '@gezi/domain';
import { beginsAs, cleanFileName, extensionOf, HEAD_LENGTH } from '@gezi/validators';
import type { Caller } from '../../../../platform/http/Caller';
import { Refusal, refuse } from '../../../../platform/http/refusal';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import { areaOf, type Files } from '../../../../records/files/files';
import { largeFolder, type LargeUpload } from './largeFolder';

/** Uploads of one user under way, at most. */
const MAX_UNFINISHED = 20;
const A_DAY = 86_400_000;

interface Beginning {
  fileName: string;
  fileSize: number;
  biz?: string | undefined;
  fingerprint: string;
}

/** Files sent in parts: each part checked by its hash, resumed after whatever cut them, the whole checked at the end. */
export function largeUploads({ config, clock }: Services, files: Files) {
  const folder = largeFolder(join(files.root, 'large'));
  /** Who works on an upload at the moment. */
  const running = new Map<string, { stop: () => void; ended: Promise<unknown> }>();

  async function own(id: string, caller: Caller): Promise<LargeUpload> {
    const upload = await folder.find(id);
    if (!upload || upload.username !== caller.username || upload.tenantId !== caller.tenantId) {
      throw new Refusal(404, 404, texts.file.unknown);
    }
    return upload;
  }

  const stateOf = async (id: string): Promise<LargeUploadState> => ({
    id,
    partSize: LARGE_PART,
    received: await folder.received(id),
  });

  /**
   * One at a time: what a second writer would do to the bytes of the first nobody could tell. Who comes later stops the
   * one before: its connection is the one that was cut, even where nobody has noticed yet.
   */
  async function alone<T>(id: string, stop: () => void, run: () => Promise<T>): Promise<T> {
    for (let before = running.get(id); before; before = running.get(id)) {
      before.stop();
      await before.ended;
    }
    const work = run();
    const ended = work.catch(() => undefined);
    running.set(id, { stop, ended });
    try {
      return await work;
    } finally {
      running.delete(id);
    }
  }

  return {
    async begin(input: Beginning, caller: Caller): Promise<LargeUploadState> {
      const { fileSize, fingerprint, biz = '' } = input;
      const fileName = cleanFileName(input.fileName);
      const fileType = extensionOf(fileName);
      if (!(FILE_TYPES as readonly string[]).includes(fileType)) throw refuse(texts.file.wrongType, 'file');
      if (fileSize > config.largeUploadLimit) throw new Refusal(413, codes.refused, texts.file.tooLarge, 'file');
      const area = areaOf(biz ? { biz } : {}, fileType);
      const { username, tenantId } = caller;
      const mark = JSON.stringify([tenantId, username, area, fileName, fileSize, fingerprint]);
      const id = createHash('sha256').update(mark).digest('hex');
      const known = await folder.find(id);
      if (known && (await readDone(id)) === undefined) return stateOf(id);

      const others = await folder.all();
      if (others.filter((one) => one.username === username && one.tenantId === tenantId).length >= MAX_UNFINISHED) {
        throw refuse(texts.file.tooManyUnfinished, 'file');
      }
      const promised = others
        .filter((one) => one.tenantId === tenantId && (tenantId > 0 || one.username === username))
        .reduce((sum, one) => sum + one.fileSize, 0);
      await files.checkQuota(caller, promised + fileSize);
      await folder.remove(id);
      await folder.create({ id, fileName, fileType, fileSize, biz: area, username, tenantId });
      return stateOf(id);
    },

    /** Takes the part that is next; one that is there already is read to its end and left alone. */
    async receive(id: string, index: number, sha256: string, source: Readable, caller: Caller) {
      const upload = await own(id, caller);
      const stop = () => void source.destroy(new Error('another connection goes on with this upload'));
      return alone(id, stop, async () => {
        const received = await folder.received(id);
        if (index !== received) {
          source.resume();
          if (index < received) return stateOf(id);
          throw refuse(texts.file.partMisplaced, 'file');
        }
        const start = index * LARGE_PART;
        const hash = createHash('sha256');
        let size = 0;
        let head = Buffer.alloc(0);
        const measure = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH)]);
            size += chunk.length;
            // Never beyond the part: the multipart limit stops the rest.
            hash.update(chunk);
            yield chunk;
          }
        };
        await pipeline(source, measure, createWriteStream(folder.dataPath(id), { flags: 'r+', start, flush: true }));
        const digest = hash.digest();
        const expected = Math.min(LARGE_PART, upload.fileSize - start);
        if (size !== expected || digest.toString('hex') !== sha256) throw refuse(texts.file.partDamaged, 'file');
        if (index === 0 && !beginsAs(upload.fileType, head.subarray(0, HEAD_LENGTH))) {
          await folder.remove(id);
          throw refuse(texts.file.otherContent, 'file');
        }
        await folder.accept(id, index, digest);
        return stateOf(id);
      });
    },

    async finish(id: string, digest: string, caller: Caller, call: string): Promise<StoredFile> {
      const upload = await own(id, caller);
      return alone(id, wait, async () => {
        const done = await readDone(id);
        if (done) return done;
        const { fileName, fileType, fileSize, biz } = upload;
        const isWhole = (await folder.received(id)) === Math.ceil(fileSize / LARGE_PART);
        if (!isWhole || (await folder.digest(id)) !== digest) {
          await folder.remove(id);
          throw refuse(texts.file.notWhole, 'file');
        }
        const path = folder.dataPath(id);
        const md5 = await md5Of(path);
        const stored = await files.keep(
          { file: { path, fileName, fileType, fileSize, md5 }, fields: { biz } },
          caller,
          call,
        );
        await writeFile(folder.donePath(id), JSON.stringify(stored));
        return stored;
      });
    },

    /** Frees what has arrived; a part on its way is stopped, one that comes later finds nothing to belong to. */
    async drop(id: string, caller: Caller): Promise<null> {
      await own(id, caller);
      await alone(id, wait, () => folder.remove(id));
      return null;
    },

    /** Forgets uploads nobody has gone on with for three days. */
    removeOld: () => folder.removeOld(clock() - 3 * A_DAY),
  };

  async function readDone(id: string): Promise<StoredFile | undefined> {
    const text = await readFile(folder.donePath(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as StoredFile);
  }
}

/** Stops nobody. */
const wait = () => undefined;

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
