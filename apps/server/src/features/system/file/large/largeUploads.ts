import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codes, FILE_TYPES, LARGE_PART, rulesOfArea, type LargeUploadState, type StoredFile } from '@gezi/domain';
import { beginsAs, cleanFileName, extensionOf, HEAD_LENGTH } from '@gezi/validators';
import type { Caller } from '../../../../platform/http/Caller';
import { Refusal, refuse } from '../../../../platform/http/refusal';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import { areaOf, type Files } from '../../../../records/files/files';
import { largeFolder, type LargeUpload } from './largeFolder';

/** Maximum unfinished uploads per user. */
const MAX_UNFINISHED = 20;
const DAY = 86_400_000;

interface LargeUploadStart {
  fileName: string;
  fileSize: number;
  biz?: string | undefined;
  fingerprint: string;
}

/** Resumable uploads in parts. The hash of each part and of the whole file is verified. */
export function largeUploads({ config, clock }: Services, files: Files) {
  const folder = largeFolder(join(files.root, 'large'));
  /** Running request of each upload. */
  const running = new Map<string, { stop: () => void; ended: Promise<unknown> }>();

  async function findOwn(id: string, caller: Caller): Promise<LargeUpload> {
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
   * Runs requests of an upload one at a time, because concurrent writers would corrupt the data. A new request stops
   * the running one, whose connection was probably lost without the server noticing.
   */
  async function runExclusively<T>(id: string, stop: () => void, run: () => Promise<T>): Promise<T> {
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
    async begin(input: LargeUploadStart, caller: Caller): Promise<LargeUploadState> {
      const { fileSize, fingerprint, biz = '' } = input;
      const fileName = cleanFileName(input.fileName);
      const fileType = extensionOf(fileName);
      if (!(FILE_TYPES as readonly string[]).includes(fileType)) throw refuse(texts.file.wrongType, 'file');
      if (fileSize > config.largeUploadLimit) throw new Refusal(413, codes.refused, texts.file.tooLarge, 'file');
      const area = areaOf(biz ? { biz } : {}, fileType);
      // Parts lie on the disk as they are. Clients send the file in one request when this call is missing.
      if (rulesOfArea(area).sealed) throw new Refusal(404, 404, texts.file.notInParts, 'biz');
      const { username, tenantId } = caller;
      const identity = JSON.stringify([tenantId, username, area, fileName, fileSize, fingerprint]);
      const id = createHash('sha256').update(identity).digest('hex');
      const existing = await folder.find(id);
      if (existing && (await readDone(id)) === undefined) return stateOf(id);

      const others = await folder.all();
      if (
        others.filter((other) => other.username === username && other.tenantId === tenantId).length >= MAX_UNFINISHED
      ) {
        throw refuse(texts.file.tooManyUnfinished, 'file');
      }
      const reservedBytes = others
        .filter((other) => other.tenantId === tenantId && (tenantId > 0 || other.username === username))
        .reduce((sum, other) => sum + other.fileSize, 0);
      await files.checkQuota(caller, reservedBytes + fileSize);
      await folder.remove(id);
      await folder.create({ id, fileName, fileType, fileSize, biz: area, username, tenantId });
      return stateOf(id);
    },

    /** Stores the next part. A part that was already stored is read and ignored. */
    async receive(id: string, index: number, sha256: string, source: Readable, caller: Caller) {
      const upload = await findOwn(id, caller);
      const stop = () => void source.destroy(new Error('another connection goes on with this upload'));
      return runExclusively(id, stop, async () => {
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
            // Cannot exceed the part, because the multipart limit truncates it.
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
      const upload = await findOwn(id, caller);
      return runExclusively(id, noStop, async () => {
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
        const stored = await files.storeUpload(
          { file: { path, fileName, fileType, fileSize, md5 }, fields: { biz } },
          caller,
          call,
        );
        await writeFile(folder.donePath(id), JSON.stringify(stored));
        return stored;
      });
    },

    /** Cancels an upload and frees its parts. A running part is stopped, a later one is refused. */
    async cancel(id: string, caller: Caller): Promise<null> {
      await findOwn(id, caller);
      await runExclusively(id, noStop, () => folder.remove(id));
      return null;
    },

    /** Removes uploads without progress for three days. */
    removeOld: () => folder.removeOld(clock() - 3 * DAY),
  };

  async function readDone(id: string): Promise<StoredFile | undefined> {
    const text = await readFile(folder.donePath(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as StoredFile);
  }
}

/** Lets the running request finish. */
const noStop = () => undefined;

async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
