import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  IMAGE_TYPES,
  isFileArea,
  isFileLabel,
  rulesOfArea,
  storedPath,
  type FileArea,
  type FileLabel,
  type StoredFile,
} from '@gezi/domain';
import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { isDatabaseUnavailable } from '../../platform/db';
import { Refusal, refuse } from '../../platform/http/refusal';
import type { ByteRange } from '../../platform/security/encryptedBytes';
import type { LinkHeaders } from '../../platform/storage/FileStorage';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { isImage } from './contentTypes';
import { fileSeal } from './fileSeal';
import type { Received, ReceivedFile } from './receiveFile';
import { fileStore, type FileRow } from './store';
import { storageKey } from './storageKey';
import { waitingFolder } from './waitingFolder';

/** Maximum pixels of a picture: a small file can decode to a picture that crashes a browser. */
const MAX_PIXELS = 100_000_000;

/** Quota in bytes of a user without a tenant; low because anybody can register. */
const OWN_QUOTA = 200 * 1024 * 1024;

/** Bytes at the start of a picture that have its size. */
const PICTURE_HEAD = 512 * 1024;

/** A file whose bytes another mechanism moves to the storage. */
interface SentFile extends Pick<ReceivedFile, 'fileName' | 'fileType' | 'fileSize' | 'sha256'> {
  id: string;
  /** Not known: its bytes were never in one place. */
  md5: null;
  /** Moves the bytes to the key of the file. */
  store: () => Promise<void>;
}

/** Stored files: bytes in the file storage under generated keys, metadata in the database. */
export function files({
  config,
  db,
  clock,
  audit,
  fileReaders,
  secrets,
  storage,
}: Pick<RecordServices, 'config' | 'db' | 'clock' | 'audit' | 'fileReaders' | 'secrets' | 'storage'>) {
  const store = fileStore(db, clock);
  const seal = fileSeal(secrets, storage);

  /** Refuses a file beyond the quota of its tenant, or of its user if there is none. Serializes uploads of a tenant. */
  async function checkQuota({ tenantId, username }: Caller, fileSize: number): Promise<void> {
    const limit = tenantId > 0 ? config.tenantQuota : Math.min(OWN_QUOTA, config.tenantQuota);
    if ((await store.storedBytes(tenantId, username)) + fileSize > limit) throw refuse(texts.file.quota, 'file');
  }

  /** Moves the bytes to the storage, encrypted if the area is sealed, and inserts the row of the file. */
  async function storeFile(
    file: ReceivedFile | SentFile,
    biz: FileArea | FileLabel,
    caller: Caller,
    call: string,
  ): Promise<StoredFile> {
    const id = 'id' in file ? file.id : store.newId();
    const { fileSize, fileType } = file;
    const rules = rulesOfArea(biz);
    const key = storageKey({ id, fileType });
    try {
      const named = await moveTo(key, file, id, rules.sealed === true);
      if (!('path' in file) && isImage(fileType)) await checkLargePicture(key);
      const url = storedPath(biz, named.fileName, id, fileType);
      await db.transaction(async () => {
        await checkQuota(caller, fileSize);
        const isPublic = rules.public ? '1' : '0';
        const storeType = storage.kind;
        await store.add(caller, { ...named, id, url, fileSize, fileType, biz, isPublic, storeType });
        const content = () => texts.audit.uploaded(named.fileName);
        await audit({ kind: 'add', content, caller, ip: caller.ip, call, details: { id, biz, fileSize } });
      });
      return { id, fileName: file.fileName, fileSize, fileType, url };
    } catch (error) {
      // The row may be there although the answer of the database was lost; a large file is not sent again for another fault.
      const isLarge = !('path' in file);
      const isNeeded =
        isDatabaseUnavailable(error) || (isLarge && (!(error instanceof Refusal) || (await isStored(id))));
      // The clean-up removes bytes without a row.
      if (!isNeeded) await storage.remove(key).catch(() => undefined);
      throw error;
    }
  }

  /** True if another server has stored the file meanwhile, or if the database does not answer. */
  const isStored = (id: string): Promise<boolean> =>
    store.find(id).then(
      (row) => row !== undefined,
      () => true,
    );

  /** @returns the columns of the name and of the hashes */
  async function moveTo(key: string, file: ReceivedFile | SentFile, id: string, sealed: boolean) {
    const { fileName, md5, sha256 } = file;
    if (!('path' in file)) await file.store();
    else if (sealed) return seal.encryptTo(key, file, id);
    else await storage.take(key, file.path, sha256);
    return { fileName, md5, sha256 };
  }

  async function checkLargePicture(key: string): Promise<void> {
    const head = await buffer(await storage.read(key, { start: 0, end: PICTURE_HEAD - 1 }));
    checkPixels(
      await Promise.resolve()
        .then(() => imageSize(head))
        .catch(() => undefined),
    );
  }

  return {
    checkQuota,
    /** Folder on this server for files that are being received. */
    uploadFolder: waitingFolder(config),
    seal,
    newId: () => store.newId(),
    find: (idOrUrl: string) => store.find(idOrUrl),

    /** Bytes of a file or of a part of it. @throws {MissingFileError} */
    read: (file: FileRow, range: ByteRange): Promise<Readable> =>
      file.sealedKey === null ? storage.read(storageKey(file), range) : seal.read(file, range),

    /** Removes the bytes of a file whose row was removed. */
    removeBytes: (file: Pick<FileRow, 'id' | 'fileType'>): Promise<void> => storage.remove(storageKey(file)),

    /** A download link of the storage; undefined if browsers cannot reach it, or cannot read the bytes as they are. */
    link: async (file: FileRow, headers: LinkHeaders): Promise<string | undefined> =>
      file.sealedKey === null ? storage.link?.(storageKey(file), headers) : undefined,

    async storeUpload({ file, fields }: Received, caller: Caller, call: string): Promise<StoredFile> {
      try {
        const biz = areaOf(fields, file.fileType);
        if (isImage(file.fileType)) await checkPicture(file.path);
        return await storeFile(file, biz, caller, call);
      } finally {
        await rm(file.path, { force: true });
      }
    },

    /** Stores a file that was sent in parts. */
    storeLarge: (file: SentFile, biz: string, caller: Caller, call: string): Promise<StoredFile> =>
      storeFile(file, areaOf({ biz }, file.fileType), caller, call),

    /** Stores a file created by the server, without the checks for uploads. */
    storeGenerated: (file: ReceivedFile, biz: FileArea, caller: Caller, call: string): Promise<StoredFile> =>
      storeFile(file, biz, caller, call).finally(() => rm(file.path, { force: true })),

    /**
     * True for callers the feature of its area accepts. Until the file is attached to a record also for the uploader and,
     * unless the area is exclusive, administrators of its tenant.
     */
    async mayRead(caller: Caller, file: FileRow): Promise<boolean> {
      const isOwn = file.uploadBy === caller.username;
      if (file.isPublic === '1' || (file.recordId === null && isOwn)) return true;
      // Users awaiting audit may read only the files that they uploaded.
      if (caller.status !== 1) return isOwn;
      const reader = fileReaders.get(file.biz as FileArea);
      if (await reader?.mayRead(caller, file)) return true;
      const isExclusive = reader?.isExclusive === 'attached' ? file.recordId !== null : reader?.isExclusive;
      if (isExclusive || caller.tenantId === 0 || file.tenantId !== caller.tenantId) return false;
      return hasRole(caller, 'admin');
    },
  };
}

/**
 * Reads the area an upload requests; a route path is a label.
 *
 * @throws {Refusal} when the area is unknown or does not accept the file type
 */
export function areaOf(fields: Readonly<Record<string, string>>, fileType: string): FileArea | FileLabel {
  const biz = fields.biz || (fields.jeditor === '1' ? 'jeditor' : 'temp');
  if (isFileLabel(biz)) return biz;
  if (!isFileArea(biz) || rulesOfArea(biz).ownUse) throw refuse(texts.file.unknownArea, 'biz');
  if (rulesOfArea(biz).imagesOnly && !(IMAGE_TYPES as readonly string[]).includes(fileType)) {
    throw refuse(texts.file.imagesOnly, 'file');
  }
  return biz;
}

export type Files = ReturnType<typeof files>;

/** @throws {Refusal} when the file is not a picture or has more than {@link MAX_PIXELS} */
export async function checkPicture(path: string) {
  checkPixels(await imageSizeFromFile(path).catch(() => undefined));
}

function checkPixels(size: { width: number; height: number } | undefined): void {
  if (!size?.width || !size.height) throw refuse(texts.file.otherContent, 'file');
  if (size.width * size.height > MAX_PIXELS) throw refuse(texts.file.tooManyPixels, 'file');
}
