import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { hashing } from './hashing';
import { isMissing } from './s3Fault';
import { isStorageKey } from './isStorageKey';
import type { LargeObject } from './LargeObject';
import { DamagedFileError } from './storageErrors';

/** Multipart uploads of the service. It compares the SHA-256 of each part and, at the end, the tag of each part. */
export function s3Large(
  client: S3Client,
  Bucket: string,
  run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>,
): LargeObject {
  const abort = (Key: string, UploadId: string) =>
    run(Key, async () => {
      try {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    });

  return {
    abort,

    begin: (Key) =>
      run(Key, async () => {
        const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
        return UploadId!;
      }),

    put: (Key, UploadId, { index, size, sha256, source }) =>
      run(Key, async () => {
        const hash = hashing();
        // The service would wait for missing bytes, and take surplus ones for the next request.
        async function* checked() {
          for await (const chunk of hash.pass(source)) {
            if (hash.size() > size) throw new DamagedFileError(Key);
            yield chunk;
          }
          if (hash.size() < size || hash.digest() !== sha256) throw new DamagedFileError(Key);
        }
        const Body = Readable.from(checked(), { objectMode: false });
        const part = { PartNumber: index + 1, Body, ContentLength: size };
        const command = new UploadPartCommand({ Bucket, Key, UploadId, ...part });
        signContent(command, sha256);
        // The client pipes the body without listening to its errors.
        const stopped = new AbortController();
        let fault: unknown;
        Body.once('error', (error) => {
          fault = error;
          stopped.abort();
        });
        try {
          const { ETag } = await client.send(command, { abortSignal: stopped.signal });
          return { tag: ETag!, sha256 };
        } catch (error) {
          Body.destroy();
          throw fault ?? error;
        }
      }),

    complete: (Key, UploadId, parts) =>
      run(Key, async () => {
        const Parts = parts.map(({ tag }, index) => ({ PartNumber: index + 1, ETag: tag }));
        await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
      }),

    isHere: (Key, UploadId) =>
      run(Key, async () => {
        try {
          await client.send(new ListPartsCommand({ Bucket, Key, UploadId, MaxParts: 1 }));
          return true;
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
      }),

    async removeOld(before, isKnown) {
      let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {};
      for (let more: boolean | undefined = true; more;) {
        const page = await run(Bucket, () => client.send(new ListMultipartUploadsCommand({ Bucket, ...from })));
        for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? []) {
          const isOld = Initiated !== undefined && Initiated.getTime() < before;
          if (isStorageKey(Key) && isOld && !isKnown(UploadId)) await abort(Key, UploadId);
        }
        from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
        more = page.IsTruncated;
      }
    },
  };
}

/** Signs the SHA-256 of a stream, which the client signs for bytes in memory only. Every service compares it. */
function signContent({ middlewareStack }: UploadPartCommand, sha256: string): void {
  middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers['x-amz-content-sha256'] = sha256;
      return next(args);
    },
    { step: 'build' },
  );
}
