import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/security/encryptedBytes';
import { contentType } from './contentTypes';
import type { Files } from './files';
import type { FileRow } from './store';

/** Decrypts a file, or the part requested by `Range`, while it is sent. The range must not start beyond the end. */
export function sendSealed(request: FastifyRequest, reply: FastifyReply, file: FileRow, files: Files): FastifyReply {
  const { id, fileSize: size, fileType } = file;
  // A stored file never changes.
  const etag = `"${id}"`;
  const { range, 'if-range': ifRange = etag } = request.headers;
  const part = ifRange === etag ? rangeOf(range, size) : undefined;
  const { start, end } = part ?? { start: 0, end: size - 1 };
  reply.headers({ 'accept-ranges': 'bytes', etag, 'content-length': end - start + 1 });
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.type(contentType(fileType)).send(files.seal.read(file, { start, end }));
}

/** @returns undefined unless the header is one valid range */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? undefined : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) <= end ? { start: Number(from), end } : undefined;
}
