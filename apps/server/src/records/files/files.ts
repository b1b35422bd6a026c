import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
import { imageSizeFromFile } from 'image-size/fromFile';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { isImage } from './contentTypes';
import type { Received, ReceivedFile } from './receiveFile';
import { fileSeal } from './fileSeal';
import { fileStore, type FileRow } from './store';
import { filesRoot, storedLocation } from './storedLocation';

/** Maximum pixels of a picture: a small file can decode to a picture that crashes a browser. */
const MAX_PIXELS = 100_000_000;

/** Quota in bytes of a user without a tenant; low because anybody can register. */
const OWN_QUOTA = 200 * 1024 * 1024;

/** Stored files: bytes in the data folder under generated names, metadata in the database. */
export function files({
  config,
  db,
  clock,
  audit,
  fileReaders,
  secrets,
}: Pick<RecordServices, 'config' | 'db' | 'clock' | 'audit' | 'fileReaders' | 'secrets'>) {
  const root = filesRoot(config.dataDir);
  const store = fileStore(db, clock);
  const seal = fileSeal(secrets, root);

  /** Refuses a file beyond the quota of its tenant, or of its user if there is none. Serializes uploads of a tenant. */
  async function checkQuota({ tenantId, username }: Caller, fileSize: number): Promise<void> {
    const limit = tenantId > 0 ? config.tenantQuota : Math.min(OWN_QUOTA, config.tenantQuota);
    if ((await store.storedBytes(tenantId, username)) + fileSize > limit) throw refuse(texts.file.quota, 'file');
  }

  /** Moves the file to its final path, encrypted if its area is sealed, and inserts its row. */
  async function storeFile(
    file: ReceivedFile,
    biz: FileArea | FileLabel,
    caller: Caller,
    call: string,
  ): Promise<StoredFile> {
    const id = store.newId();
    const { fileSize, fileType } = file;
    const rules = rulesOfArea(biz);
    const target = join(root, storedLocation({ id, fileType }));
    await mkdir(dirname(target), { recursive: true });
    try {
      const named = rules.sealed ? await seal.encryptTo(target, file, id) : await moveTo(target, file);
      const url = storedPath(biz, named.fileName, id, fileType);
      await db.transaction(async () => {
        await checkQuota(caller, fileSize);
        const isPublic = rules.public ? '1' : '0';
        await store.add(caller, { ...named, id, url, fileSize, fileType, biz, isPublic });
        const content = () => texts.audit.uploaded(named.fileName);
        await audit({ kind: 'add', content, caller, ip: caller.ip, call, details: { id, biz, fileSize } });
      });
      return { id, fileName: file.fileName, fileSize, fileType, url };
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
  }

  return {
    checkQuota,
    root,
    /** Folder of unfinished uploads. */
    uploadFolder: join(root, 'waiting'),
    find: (idOrUrl: string) => store.find(idOrUrl),
    /** Path of the bytes, relative to {@link root}. */
    pathOf: storedLocation,
    seal,

    async storeUpload({ file, fields }: Received, caller: Caller, call: string): Promise<StoredFile> {
      try {
        const biz = areaOf(fields, file.fileType);
        if (isImage(file.fileType)) await checkPicture(file.path);
        return await storeFile(file, biz, caller, call);
      } finally {
        await rm(file.path, { force: true });
      }
    },

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

async function moveTo(target: string, { path, fileName, md5 }: ReceivedFile) {
  await rename(path, target);
  return { fileName, md5 };
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
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (!size?.width || !size.height) throw refuse(texts.file.otherContent, 'file');
  if (size.width * size.height > MAX_PIXELS) throw refuse(texts.file.tooManyPixels, 'file');
}
