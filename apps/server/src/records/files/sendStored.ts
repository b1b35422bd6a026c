import { codes } from '@gezi/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import type { ByteRange } from '../../platform/security/encryptedBytes';
import { texts } from '../../platform/texts';
import { contentType, isInline } from './contentTypes';
import type { Files } from './files';
import type { FileRow } from './store';

const DAY = 86_400;
const YEAR = 365 * DAY;

/** Content security policy: a stored file runs nothing. PDF viewers do not start in a sandbox. */
const filePolicy = (fileType: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'${
    fileType === 'pdf' ? '' : '; sandbox'
  }`;

/**
 * Sends a file, or the part requested by `Range`. Pictures and PDF files are sent inline unless `?download=1`; other
 * types as attachments. Where browsers reach the storage, they are sent there by a link that has the same headers.
 *
 * @throws {Refusal} 404 when the storage has no such bytes, 416 when the range starts beyond the end
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
  files: Files,
): Promise<FastifyReply> {
  const { id, fileSize: size, fileType } = file;
  if (startsBeyondEnd(request.headers.range, size)) {
    reply.header('content-range', `bytes */${size}`);
    throw new Refusal(416, codes.refused, texts.file.noSuchPart);
  }
  const contentDisposition = disposition(isShownInline(request, file), file, files.seal.nameOf(file));
  if (followsLinks(request)) {
    const link = await files.link(file, { contentType: contentType(fileType), contentDisposition });
    if (link !== undefined) return reply.header('cache-control', 'no-store').redirect(link, 302);
  }
  // A stored file never changes.
  const etag = `"${id}"`;
  reply.headers({
    'content-disposition': contentDisposition,
    'content-security-policy': filePolicy(fileType),
    'cache-control': cacheOf(file),
    // A client served from another port may embed public pictures.
    'cross-origin-resource-policy': file.isPublic === '1' ? 'cross-origin' : 'same-site',
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();

  const { range, 'if-range': ifRange = etag } = request.headers;
  const part = ifRange === etag ? rangeOf(range, size) : undefined;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const bytes = await files.read(file, { start, end });
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply
    .header('content-length', end - start + 1)
    .type(contentType(fileType))
    .send(bytes);
}

/** A link that downloads a file; undefined where browsers do not reach the storage. */
export const downloadLink = (file: FileRow, files: Files): Promise<string | undefined> =>
  files.link(file, {
    contentType: contentType(file.fileType),
    contentDisposition: disposition(false, file, files.seal.nameOf(file)),
  });

const isShownInline = ({ query }: FastifyRequest, { fileType }: FileRow): boolean =>
  isInline(fileType) && (query as Record<string, unknown>).download !== '1';

function disposition(inline: boolean, { fileType }: FileRow, name: string): string {
  const fileName = encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `${inline ? 'inline' : 'attachment'}; filename="file.${fileType}"; filename*=UTF-8''${fileName}`;
}

/** A page may neither show nor read bytes of another origin: it gets them from this server. */
const followsLinks = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && /^(?:document|undefined)$/.test(String(headers['sec-fetch-dest']));

/** Public files are immutable because ids are never reused. Avatars are cached privately. */
function cacheOf({ isPublic, biz }: FileRow): string {
  if (isPublic === '1') return `public, max-age=${YEAR}, immutable`;
  return biz === 'avatar' ? `private, max-age=${DAY}` : 'no-store';
}

const positionsOf = (range: string | undefined): RegExpExecArray | [] => /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];

/** Ranges that are not a single one are ignored. */
function startsBeyondEnd(range: string | undefined, size: number): boolean {
  const [, from = '', last = ''] = positionsOf(range);
  return from ? Number(from) >= size : last !== '' && Number(last) === 0;
}

/** @returns undefined unless the header is one valid range */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = positionsOf(header);
  if (from === '') return to === '' ? undefined : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) <= end ? { start: Number(from), end } : undefined;
}
