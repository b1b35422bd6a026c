import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './S3Refusal';

/** Least bytes of every part but the last. */
const LEAST = 5 * 1024 * 1024;

interface StartedUpload {
  key: string;
  time: string;
  parts: Map<number, { tag: string; size: number }>;
}

/** Uploads in parts of the test server: what s3rver leaves out. */
export function s3Uploads(removeParts: (id: string) => Promise<void>) {
  const started = new Map<string, StartedUpload>();

  function findOrRefuse(id: string): StartedUpload {
    const upload = started.get(id);
    if (!upload) throw new S3Refusal(404, 'NoSuchUpload');
    return upload;
  }

  return {
    /** @returns the body of the answer; undefined for requests that s3rver answers */
    async answer(method: string, { searchParams }: URL, body: Buffer): Promise<string | undefined> {
      if (method === 'GET' && searchParams.has('uploads')) return listOf(started);
      const id = searchParams.get('uploadId');
      if (id === null) return undefined;
      const { parts } = findOrRefuse(id);
      if (method === 'GET') return '<ListPartsResult/>';
      if (method === 'POST') checkParts(parts, String(body));
      if (method !== 'DELETE') return undefined;
      started.delete(id);
      await removeParts(id);
      return '';
    },

    /** Remembers what s3rver answered. */
    note(method: string, { searchParams, pathname }: URL, body: Buffer, content: string, { headers }: IncomingMessage) {
      const id = searchParams.get('uploadId');
      if (method === 'POST' && searchParams.has('uploads')) {
        const [, created = ''] = /<UploadId>(.+)<\/UploadId>/.exec(content) ?? [];
        const key = pathname.split('/').slice(2).join('/');
        started.set(created, { key, time: new Date().toISOString(), parts: new Map() });
      }
      if (method === 'PUT' && id !== null) {
        const part = { tag: String(headers.etag), size: body.length };
        started.get(id)?.parts.set(Number(searchParams.get('partNumber')), part);
      }
      if (method === 'POST' && id !== null) started.delete(id);
    },
  };
}

function checkParts(parts: StartedUpload['parts'], xml: string): void {
  const named = [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    tag: /<ETag>(.+)<\/ETag>/.exec(part)?.[1]?.replaceAll('&quot;', '"'),
  }));
  for (const [at, { number, tag }] of named.entries()) {
    const part = parts.get(number);
    if (!part || part.tag !== tag) throw new S3Refusal(400, 'InvalidPart');
    if (part.size < LEAST && at < named.length - 1) throw new S3Refusal(400, 'EntityTooSmall');
  }
}

const listOf = (started: ReadonlyMap<string, StartedUpload>): string =>
  `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${[...started]
    .map(
      ([id, { key, time }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${time}</Initiated></Upload>`,
    )
    .join('')}</ListMultipartUploadsResult>`;
