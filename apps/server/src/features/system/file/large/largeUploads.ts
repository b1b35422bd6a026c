import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { codes, FILE_TYPES, LARGE_PART, rulesOfArea, type LargeUploadState, type StoredFile } from '@gezi/domain';
import { beginsAs, cleanFileName, extensionOf, HEAD_LENGTH } from '@gezi/validators';
import type { Caller } from '../../../../platform/http/Caller';
import { Refusal, refuse, unavailable } from '../../../../platform/http/refusal';
import { DamagedFileError, MissingFileError } from '../../../../platform/storage/storageErrors';
import type { Services } from '../../../../FeatureModule';
import { texts } from '../../../../platform/texts';
import { areaOf, type Files } from '../../../../records/files/files';
import { storageKey } from '../../../../records/files/storageKey';
import { largeStore, type LargeUpload } from './largeStore';
import { resumableHash } from './resumableHash';

/** Maximum unfinished uploads per user. */
const MAX_UNFINISHED = 20;
const DAY = 86_400_000;
/** Milliseconds after which a server that stores a file and no longer renews its claim is taken for dead. */
const CLAIM_LIFE = 30_000;
/** Interval at which a server renews its claim, milliseconds. */
const RENEW_INTERVAL = 10_000;

interface LargeUploadStart {
  fileName: string;
  fileSize: number;
  biz?: string | undefined;
  fingerprint: string;
}

/**
 * Resumable uploads in parts, which may be sent to different servers. The hash of each part and of the whole file is
 * verified.
 */
export function largeUploads({ config, clock, db, storage }: Services, files: Files) {
  const store = largeStore(db, clock);
  /** Running request of each upload on this server. */
  const running = new Map<string, { stop: () => void; ended: Promise<unknown> }>();
  const keyOf = ({ fileId, fileType }: LargeUpload) => storageKey({ id: fileId, fileType });

  async function findOwn(id: string, caller: Caller): Promise<LargeUpload> {
    const upload = await store.find({ id, tenantId: caller.tenantId });
    if (upload?.username !== caller.username) throw new Refusal(404, 404, texts.file.unknown);
    return upload;
  }

  async function stateOf(id: string, caller: Caller): Promise<LargeUploadState> {
    const { received } = await findOwn(id, caller);
    return { id, partSize: LARGE_PART, received };
  }

  /** True if this server reaches the parts, or the file that they became before the database had it. */
  async function isHere(upload: LargeUpload): Promise<boolean> {
    const key = keyOf(upload);
    return (await storage.large.isHere(key, upload.upload)) || (await storage.find(key))?.size === upload.fileSize;
  }

  /** @param claim of the upload, which must still hold; default: it does not matter */
  async function remove(upload: LargeUpload, claim?: string): Promise<void> {
    const isRemoved = await store.remove(upload, claim);
    if (isRemoved && upload.answer === null) await storage.large.abort(keyOf(upload), upload.upload);
  }

  /**
   * Runs requests of an upload one at a time. A new request stops the running one, whose connection was probably lost
   * without the server noticing.
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

  async function begin(input: LargeUploadStart, caller: Caller): Promise<LargeUploadState> {
    const { fileSize, fingerprint, biz = '' } = input;
    const fileName = cleanFileName(input.fileName);
    const fileType = extensionOf(fileName);
    if (!(FILE_TYPES as readonly string[]).includes(fileType)) throw refuse(texts.file.wrongType, 'file');
    if (fileSize > config.largeUploadLimit) throw new Refusal(413, codes.refused, texts.file.tooLarge, 'file');
    const area = areaOf(biz ? { biz } : {}, fileType);
    // Parts are stored as they are. Clients send the file in one request when this call is missing.
    if (rulesOfArea(area).sealed) throw new Refusal(404, 404, texts.file.notInParts, 'biz');
    const { username, tenantId } = caller;
    const identity = JSON.stringify([tenantId, username, area, fileName, fileSize, fingerprint]);
    const id = createHash('sha256').update(identity).digest('hex');
    const existing = await store.find({ id, tenantId });
    if (existing?.answer === null) {
      if (!(await isHere(existing))) throw new MissingFileError(existing.upload);
      return stateOf(id, caller);
    }

    const { count, bytes } = await store.unfinished(caller);
    if (count >= MAX_UNFINISHED) throw refuse(texts.file.tooManyUnfinished, 'file');
    await files.checkQuota(caller, bytes + fileSize);
    await store.remove({ id, tenantId });
    const fileId = files.newId();
    const key = storageKey({ id: fileId, fileType });
    const upload = await storage.large.begin(key);
    const isAdded = await store.add({
      id,
      tenantId,
      username,
      fileName,
      fileType,
      fileSize,
      biz: area,
      fileId,
      upload,
    });
    if (!isAdded) await storage.large.abort(key, upload);
    return stateOf(id, caller);
  }

  /** Stores the next part. A part that was already stored is read and ignored. */
  async function receive(id: string, index: number, sha256: string, source: Readable, caller: Caller) {
    await findOwn(id, caller);
    const stop = () => void source.destroy(new Error('another connection goes on with this upload'));
    return runExclusively(id, stop, async () => {
      const upload = await findOwn(id, caller);
      if (index !== upload.received) {
        source.resume();
        if (index < upload.received) return stateOf(id, caller);
        throw refuse(texts.file.partMisplaced, 'file');
      }
      const hash = await resumableHash(upload.hashState);
      let head = Buffer.alloc(0);
      async function* measured(): AsyncGenerator<Uint8Array> {
        for await (const chunk of source as AsyncIterable<Buffer>) {
          if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH)]);
          hash.update(chunk);
          yield chunk;
        }
      }
      const start = index * LARGE_PART;
      const size = Math.min(LARGE_PART, upload.fileSize - start);
      const content = { index, start, size, sha256, source: measured() };
      const part = await storage.large.put(keyOf(upload), upload.upload, content).catch((error: unknown) => {
        throw error instanceof DamagedFileError ? refuse(texts.file.partDamaged, 'file') : error;
      });
      if (index === 0 && !beginsAs(upload.fileType, head.subarray(0, HEAD_LENGTH))) {
        await remove(upload);
        throw refuse(texts.file.otherContent, 'file');
      }
      await store.accept(upload, index, part, hash.state());
      return stateOf(id, caller);
    });
  }

  async function finish(id: string, digest: string, caller: Caller, call: string): Promise<StoredFile> {
    await findOwn(id, caller);
    return runExclusively(id, noStop, async () => {
      const upload = await findOwn(id, caller);
      if (upload.answer !== null) return JSON.parse(upload.answer) as StoredFile;
      return whileClaimed(upload, () => storeClaimed(upload, digest, caller, call));
    });
  }

  /**
   * Runs work as the only server that stores the file. A refusal ends the upload; another failure lets another request
   * try.
   */
  async function whileClaimed<T>(upload: LargeUpload, work: () => Promise<T>): Promise<T> {
    let claim = await store.claim(upload, CLAIM_LIFE);
    if (claim === undefined) throw unavailable(texts.file.beingStored);
    let renewed = Promise.resolve();
    const renewal = setInterval(() => {
      // Away from the database, the claim may end: another server then stores the same bytes, and this one must not remove them.
      renewed = renewed.then(async () => {
        claim = claim && (await store.renew(upload, claim).catch(() => claim));
      });
    }, RENEW_INTERVAL);
    try {
      return await work().finally(() => clearInterval(renewal));
    } catch (error) {
      await renewed;
      // The parts stay where the storage is away.
      const isOver = error instanceof Refusal || error instanceof DamagedFileError;
      if (claim !== undefined) await (isOver ? remove(upload, claim) : store.release(upload, claim));
      throw error;
    }
  }

  async function storeClaimed(upload: LargeUpload, digest: string, caller: Caller, call: string): Promise<StoredFile> {
    const { fileId, fileName, fileType, fileSize, biz } = upload;
    const parts = await store.parts(upload);
    const isWhole = parts.length === Math.ceil(fileSize / LARGE_PART);
    if (!isWhole || digestOf(parts.map(({ sha256 }) => sha256)) !== digest) throw refuse(texts.file.notWhole, 'file');
    const sha256 = (await resumableHash(upload.hashState)).digest();
    const complete = async () => {
      const key = keyOf(upload);
      try {
        await storage.large.complete(key, upload.upload, parts, { size: fileSize, sha256 });
      } catch (error) {
        // A server that stopped may have completed it.
        const isComplete = error instanceof MissingFileError && (await storage.find(key))?.size === fileSize;
        if (!isComplete) throw error;
      }
    };
    const file = { id: fileId, fileName, fileType, fileSize, md5: null, sha256, store: complete };
    const stored =
      (await storedBefore(fileId)) ??
      (await files.storeLarge(file, biz, caller, call).catch(async (error: unknown) => {
        const stored = await storedBefore(fileId).catch(() => undefined);
        if (!stored) throw error;
        return stored;
      }));
    await store.finish(upload, JSON.stringify(stored));
    return stored;
  }

  /** The file of a request whose answer from the database was lost, or of another server. */
  async function storedBefore(fileId: string): Promise<StoredFile | undefined> {
    const row = await files.find(fileId);
    return row && { id: row.id, fileName: row.fileName, fileSize: row.fileSize, fileType: row.fileType, url: row.url };
  }

  /** Cancels an upload and frees its parts. A running part is stopped, a later one is refused. */
  async function cancel(id: string, caller: Caller): Promise<null> {
    await findOwn(id, caller);
    await runExclusively(id, noStop, async () => remove(await findOwn(id, caller)));
    return null;
  }

  /** Removes uploads without progress for three days, and at the storage those that no row names. */
  async function removeOld(): Promise<void> {
    const before = clock() - 3 * DAY;
    for (const upload of await store.old(before)) await remove(upload);
    const names = await store.names();
    await storage.large.removeOld(before, (name) => names.has(name));
  }

  return { begin, receive, finish, cancel, removeOld };
}

/** Lets the running request finish. */
const noStop = () => undefined;

/** SHA-256 over the digests of all parts. */
function digestOf(digests: readonly string[]): string {
  const hash = createHash('sha256');
  for (const digest of digests) hash.update(digest, 'hex');
  return hash.digest('hex');
}
