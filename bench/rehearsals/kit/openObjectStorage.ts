import { startS3Server } from '../../../apps/server/tests/support/s3Server.ts';

export interface ObjectStorage {
  /** Settings of a node that stores its files there. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts an S3-compatible server with one bucket. */
export async function openObjectStorage(): Promise<ObjectStorage> {
  const server = await startS3Server();
  const { settings } = server;
  return {
    env: {
      FILE_STORAGE: 's3',
      S3_ENDPOINT: settings.endpoint!,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close: () => server.close(),
  };
}
