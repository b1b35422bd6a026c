import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IMAGE_TYPES, isFileArea, rulesOfArea, storedPath, type FileArea, type StoredFile } from '@gezi/domain';
import { imageSizeFromFile } from 'image-size/fromFile';
import { hasRole, type Caller } from '../../platform/http/Caller';
import { refuse } from '../../platform/http/refusal';
import type { RecordServices } from '../RecordServices';
import { texts } from '../../platform/texts';
import { isImage } from './contentTypes';
import type { Received, ReceivedFile } from './receiveFile';
import { fileStore, type FileRow } from './store';
import { filesRoot, placeOf } from './storedPlace';

/** Pixels of a picture, at most: a small file can unfold to a picture no browser survives. */
const MAX_PIXELS = 100_000_000;

/** Bytes of somebody who belongs to no tenant yet: anybody can register. */
const OWN_QUOTA = 200 * 1024 * 1024;

/** Stored files: the bytes below the data folder under names of our own, what they are in the database. */
export function files({
  config,
  db,
  clock,
  audit,
  fileReaders,
}: Pick<RecordServices, 'config' | 'db' | 'clock' | 'audit' | 'fileReaders'>) {
  const root = filesRoot(config.dataDir);
  const store = fileStore(db, clock);

  /** Bytes of what a tenant, or a user without one, has stored; the tenant waits for its other uploads meanwhile. */
  async function checkQuota({ tenantId, username }: Caller, fileSize: number): Promise<void> {
    const limit = tenantId > 0 ? config.tenantQuota : Math.min(OWN_QUOTA, config.tenantQuota);
    if ((await store.storedBytes(tenantId, username)) + fileSize > limit) throw refuse(texts.file.quota, 'file');
  }

  /** Moves the bytes to their place and writes down what they are. */
  async function putAway(file: ReceivedFile, biz: FileArea, caller: Caller, call: string): Promise<StoredFile> {
    const id = store.newId();
    const { fileName, fileSize, fileType, md5 } = file;
    const url = storedPath(biz, fileName, id, fileType);
    const target = join(root, placeOf({ id, fileType }));
    await mkdir(dirname(target), { recursive: true });
    await rename(file.path, target);
    const stored = { id, fileName, fileSize, fileType, url };
    try {
      await db.transaction(async () => {
        await checkQuota(caller, fileSize);
        await store.add(caller, { ...stored, biz, md5, isPublic: rulesOfArea(biz).public ? '1' : '0' });
        const content = texts.audit.uploaded(fileName);
        await audit({ kind: 'add', content, caller, ip: caller.ip, call, details: { id, biz, fileSize } });
      });
    } catch (error) {
      await rm(target, { force: true });
      throw error;
    }
    return stored;
  }

  return {
    checkQuota,
    root,
    /** Unfinished uploads. */
    waiting: join(root, 'waiting'),
    find: (idOrUrl: string) => store.find(idOrUrl),
    /** Where the bytes are, below {@link root}. */
    pathOf: placeOf,

    async keep({ file, fields }: Received, caller: Caller, call: string): Promise<StoredFile> {
      try {
        const biz = areaOf(fields, file.fileType);
        if (isImage(file.fileType)) await checkPicture(file.path);
        return await putAway(file, biz, caller, call);
      } finally {
        await rm(file.path, { force: true });
      }
    },

    /** Keeps what the server has made itself, at a place of its own. */
    keepOwn: (file: ReceivedFile, biz: FileArea, caller: Caller, call: string): Promise<StoredFile> =>
      putAway(file, biz, caller, call).finally(() => rm(file.path, { force: true })),

    /** The uploader, administrators of its tenant, and whomever a feature lets read the area of the file. */
    async mayRead(caller: Caller, file: FileRow): Promise<boolean> {
      if (file.isPublic === '1' || file.uploadBy === caller.username) return true;
      // Users who wait for audit see their own only.
      if (caller.status !== 1) return false;
      const reader = fileReaders.get(file.biz as FileArea);
      if (await reader?.mayRead(caller, file)) return true;
      if (reader?.only || caller.tenantId === 0 || file.tenantId !== caller.tenantId) return false;
      return hasRole(caller, 'admin');
    },
  };
}

/**
 * The place a file asks for.
 *
 * @throws {Refusal} for an unknown place, and for one that does not take such files
 */
export function areaOf(fields: Readonly<Record<string, string>>, fileType: string): FileArea {
  const biz = fields.biz || (fields.jeditor === '1' ? 'jeditor' : 'temp');
  if (!isFileArea(biz) || rulesOfArea(biz).ownUse) throw refuse(texts.file.unknownArea, 'biz');
  if (rulesOfArea(biz).imagesOnly && !(IMAGE_TYPES as readonly string[]).includes(fileType)) {
    throw refuse(texts.file.imagesOnly, 'file');
  }
  return biz;
}

export type Files = ReturnType<typeof files>;

/** @throws {Refusal} when it is none, or unfolds to more than a browser survives */
export async function checkPicture(path: string) {
  const size = await imageSizeFromFile(path).catch(() => undefined);
  if (!size?.width || !size.height) throw refuse(texts.file.otherContent, 'file');
  if (size.width * size.height > MAX_PIXELS) throw refuse(texts.file.tooManyPixels, 'file');
}
