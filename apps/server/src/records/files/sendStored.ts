import { codes } from '@gezi/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { contentType, isInline } from './contentTypes';
import type { Files } from './files';
import { sendSealed } from './sendSealed';
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
 * types as attachments.
 *
 * @throws {Refusal} 416 when the range starts beyond the end
 */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: FileRow, files: Files): FastifyReply {
  if (startsBeyondEnd(request.headers.range, file.fileSize)) {
    reply.header('content-range', `bytes */${file.fileSize}`);
    throw new Refusal(416, codes.refused, texts.file.noSuchPart);
  }
  const { download } = request.query as Record<string, unknown>;
  const inline = isInline(file.fileType) && download !== '1';
  const fileName = encodeURIComponent(files.seal.nameOf(file)).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  reply.headers({
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="file.${file.fileType}"; filename*=UTF-8''${fileName}`,
    'content-security-policy': filePolicy(file.fileType),
    'cache-control': cacheOf(file),
    // A client served from another port may embed public pictures.
    'cross-origin-resource-policy': file.isPublic === '1' ? 'cross-origin' : 'same-site',
  });
  if (file.sealedKey !== null) return sendSealed(request, reply, file, files);
  reply.sendFile(files.pathOf(file), files.root, { cacheControl: false, contentType: false, dotfiles: 'deny' });
  return reply.type(contentType(file.fileType));
}

/** Public files are immutable because ids are never reused. Avatars are cached privately. */
function cacheOf({ isPublic, biz }: FileRow): string {
  if (isPublic === '1') return `public, max-age=${YEAR}, immutable`;
  return biz === 'avatar' ? `private, max-age=${DAY}` : 'no-store';
}

/** @param range request header; `sendFile` handles everything that is not a single range */
function startsBeyondEnd(range: string | undefined, size: number): boolean {
  const [, from = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  return from ? Number(from) >= size : last !== '' && Number(last) === 0;
}
