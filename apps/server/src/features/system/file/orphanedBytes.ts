import type { OrphanedBytes } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { timeText } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { forbidden } from '../../../platform/http/refusal';
import type { StoredObject } from '../../../platform/storage/FileStorage';
import { orphansAmong } from '../../../records/files/removeOrphans';

/** Folders of the storage: the first two hexadecimal digits of the keys. */
const FOLDERS = 256;
/** Objects after which a step ends with its folder. */
const STEP = 1_000;

/**
 * Lists stored bytes that no row names, some folders a step. They belong to no tenant.
 *
 * @param after `next` of the step before
 * @throws {Refusal} for a caller who does not administer all tenants
 */
export function orphanedBytes({ db, storage }: Services) {
  const { administersAll } = authority(db);

  return async ({ userId }: Caller, after = -1): Promise<OrphanedBytes> => {
    if (!(await administersAll(userId))) throw forbidden();
    const bytes: OrphanedBytes['bytes'] = [];
    let checked = 0;
    let folder = after + 1;
    for (; folder < FOLDERS && checked < STEP; folder += 1) {
      const objects: StoredObject[] = [];
      for await (const object of storage.list(folder.toString(16).padStart(2, '0'))) objects.push(object);
      const orphans = new Set(
        await orphansAmong(
          db,
          objects.map(({ key }) => key),
        ),
      );
      for (const { key, size, time } of objects) if (orphans.has(key)) bytes.push({ key, size, time: timeText(time) });
      checked += objects.length;
    }
    return { checked, done: folder / FOLDERS, next: folder < FOLDERS ? folder - 1 : null, bytes };
  };
}
