import { join } from 'node:path';
import type { S3Settings } from '../storage/S3Settings';
import { settings, type SettingValues } from './settings';

/** Where uploaded files are stored. */
export interface StoragePlace {
  /** Folder of uploaded files. */
  filesDir: string;
  /** Bucket of uploaded files; undefined: they are in the folder. */
  s3: S3Settings | undefined;
}

/** Settings that {@link storageOf} reads. */
export const STORAGE_SETTINGS = [
  'dataDir',
  'fileStorage',
  'filesDir',
  's3Endpoint',
  's3PublicEndpoint',
  's3Region',
  's3Bucket',
  's3AccessKeyId',
  's3SecretAccessKey',
] as const satisfies readonly (keyof SettingValues)[];

/** @returns one sentence per setting that the chosen storage needs and that is missing */
export const missingForStorage = (values: Partial<SettingValues>): string[] =>
  values.fileStorage === 's3'
    ? (['s3Bucket', 's3AccessKeyId', 's3SecretAccessKey'] as const)
        .filter((key) => !values[key])
        .map((key) => `FILE_STORAGE=s3 需要设置 ${settings[key].name}`)
    : [];

/** @param values without faults */
export function storageOf(values: Partial<SettingValues>): StoragePlace {
  return {
    filesDir: values.filesDir ?? join(values.dataDir!, 'files'),
    s3:
      values.fileStorage === 's3'
        ? {
            endpoint: values.s3Endpoint,
            publicEndpoint: values.s3PublicEndpoint,
            region: values.s3Region!,
            bucket: values.s3Bucket!,
            accessKeyId: values.s3AccessKeyId!,
            secretAccessKey: values.s3SecretAccessKey!,
          }
        : undefined,
  };
}
