import type { Setting } from '../platform/config/Setting';
import { settings, type SettingValues } from '../platform/config/settings';
import { missingForStorage, STORAGE_SETTINGS, storageOf, type StoragePlace } from '../platform/config/storageOf';

type StorageKind = SettingValues['fileStorage'];

/** Settings of the server that its commands read from the environment. */
export interface CommandSettings {
  dataDir: string;
  databaseUrl: string | undefined;
  secretKey: string | undefined;
  /** Where the server stores files. */
  fileStorage: StorageKind;
  /** The storage of a kind; default that of the server. @throws {Error} a setting of it is missing */
  placeOf: (kind?: StorageKind) => StoragePlace;
}

/** @throws {Error} naming the setting with an invalid value */
export function readCommandSettings(): CommandSettings {
  const valueOf = <T>(setting: Setting<T>): T => {
    const outcome = setting.read(process.env[setting.name], false);
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value;
  };
  const values: Partial<SettingValues> = Object.fromEntries(
    STORAGE_SETTINGS.map((key) => [key, valueOf<unknown>(settings[key])]),
  );
  return {
    dataDir: values.dataDir!,
    databaseUrl: valueOf(settings.databaseUrl),
    secretKey: valueOf(settings.secretKey),
    fileStorage: values.fileStorage!,
    placeOf(fileStorage = values.fileStorage!) {
      const chosen = { ...values, fileStorage };
      const [fault] = missingForStorage(chosen);
      if (fault !== undefined) throw new Error(fault);
      return storageOf(chosen);
    },
  };
}
