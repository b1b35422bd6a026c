import { codes } from '@gezi/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { contentType, isInline } from './contentTypes';
import type { Files } from './files';
import type { FileRow } from './store';

const DAY = 86_400;
const YEAR = 365 * DAY;

/** What a stored file may do in a browser: nothing. The viewer of PDF files does not start in a sandbox. */
const filePolicy = (fileType: string) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; media-src 'self'; frame-ancestors 'self'${
    fileType === 'pdf' ? '' : '; sandbox'
  }`;

/**
 * Sends the bytes of a file, or the part asked for by `Range`. Pictures and PDF files are shown, unless `?download=1`;
 * everything else is offered for saving.
 *
 * @throws {Refusal} 416 when the part begins beyond the end
 */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: FileRow, files: Files): FastifyReply {
  if (isBeyond(request.headers.range, file.fileSize)) {
    reply.header('content-range', `bytes */${file.fileSize}`);
    throw new Refusal(416, codes.refused, texts.file.noSuchPart);
  }
  const { download } = request.query as Record<string, unknown>;
  const inline = isInline(file.fileType) && download !== '1';
  const fileName = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  reply.headers({
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="file.${file.fileType}"; filename*=UTF-8''${fileName}`,
    'content-security-policy': filePolicy(file.fileType),
    'cache-control': cacheOf(file),
    // Public pictures may be shown by a client that is served from another port.
    'cross-origin-resource-policy': file.isPublic === '1' ? 'cross-origin' : 'same-site',
  });
  reply.sendFile(files.pathOf(file), files.root, { cacheControl: false, contentType: false, dotfiles: 'deny' });
  return reply.type(contentType(file.fileType));
}

/** Ids are never used again for other bytes. Pictures of people are kept by the browser of whoever may see them. */
function cacheOf({ isPublic, biz }: FileRow): string {
  if (isPublic === '1') return `public, max-age=${YEAR}, immutable`;
  return biz === 'avatar' ? `private, max-age=${DAY}` : 'no-store';
}

/** @param range header of the request; whatever is no single part is left to the sender */
function isBeyond(range: string | undefined, size: number): boolean {
  const [, from = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  return from ? Number(from) >= size : last !== '' && Number(last) === 0;
}
