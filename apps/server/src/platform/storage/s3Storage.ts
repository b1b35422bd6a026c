import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileStorage } from './FileStorage';
import { hashing } from './hashing';
import { isStorageKey } from './isStorageKey';
import { isMissing, s3Fault } from './s3Fault';
import { s3Large } from './s3Large';
import type { S3Settings } from './S3Settings';
import { DamagedFileError, MissingFileError } from './storageErrors';

/** Bytes that one upload sends at a time, the least that S3 accepts; two such parts are in memory. */
const PART = 5 * 1024 * 1024;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };
/** Seconds that a download link is valid. */
const LINK_LIFE = 60;

/** Objects in a bucket of an S3-compatible service. */
export function s3Storage(settings: S3Settings): FileStorage {
  const { bucket: Bucket, endpoint, publicEndpoint } = settings;
  const client = clientAt(settings, endpoint);
  const publicClient = publicEndpoint === undefined ? undefined : clientAt(settings, publicEndpoint);

  async function run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw s3Fault(error, key);
    }
  }

  /** The service compares the SHA-256 of every part, which is signed. The object exists once all have arrived. */
  async function write(key: string, source: AsyncIterable<Uint8Array>, expected?: string): Promise<string> {
    const hash = hashing();
    let sha256 = '';
    async function* checked() {
      yield* hash.pass(source);
      sha256 = hash.digest();
      if (expected !== undefined && sha256 !== expected) throw new DamagedFileError(key);
    }
    const Body = Readable.from(checked(), { objectMode: false });
    const upload = new Upload({
      client,
      params: { Bucket, Key: key, Body },
      partSize: PART,
      queueSize: 2,
    });
    await run(key, () => upload.done());
    return sha256;
  }

  const remove = (key: string) =>
    run(key, async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key: key }))));

  return {
    kind: 's3',
    remove,

    async check() {
      const key = `check-${randomBytes(8).toString('hex')}`;
      await write(key, Readable.from([Buffer.from('1')]));
      await remove(key);
    },

    put: (key, source) => write(key, source),

    async take(key, path, sha256) {
      await write(key, createReadStream(path, { highWaterMark: 256 * 1024 }), sha256);
      await rm(path, { force: true });
    },

    read: (key, range) =>
      run(key, async () => {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key, Range }));
        if (!(Body instanceof Readable)) throw new MissingFileError(key);
        return Body;
      }),

    find: (key) =>
      run(key, async () => {
        try {
          const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
          return { key, size: ContentLength, time: LastModified?.getTime() ?? 0 };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),

    async *list(folder) {
      const prefix = folder === undefined ? {} : { Prefix: `${folder}/` };
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, ...prefix })) {
          for (const { Key: key = '', Size: size = 0, LastModified } of Contents) {
            if (isStorageKey(key)) yield { key, size, time: LastModified?.getTime() ?? 0 };
          }
        }
      } catch (error) {
        throw s3Fault(error, Bucket);
      }
    },

    ...(publicClient && {
      link: (key, { contentType, contentDisposition }) =>
        getSignedUrl(
          publicClient,
          new GetObjectCommand({
            Bucket,
            Key: key,
            ResponseContentType: contentType,
            ResponseContentDisposition: contentDisposition,
            ResponseCacheControl: 'private, no-store',
          }),
          { expiresIn: LINK_LIFE },
        ),
    }),

    large: s3Large(client, Bucket, run),
  };
}

const clientAt = ({ region, accessKeyId, secretAccessKey }: S3Settings, endpoint: string | undefined): S3Client =>
  new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services of others than AWS rarely have a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Services of others than AWS refuse checksums that they do not know; the SHA-256 of the signature is enough.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // Faults are logged where they are answered.
    logger: SILENT,
    requestHandler: {
      connectionTimeout: 5000,
      // Milliseconds without a byte.
      socketTimeout: 120_000,
      // Downloads of slow clients occupy a connection each.
      httpAgent: { maxSockets: 500 },
      httpsAgent: { maxSockets: 500 },
    },
  });
