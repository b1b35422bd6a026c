import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { codes, FILE_TYPES } from '@gezi/domain';
import { beginsAs, cleanFileName, extensionOf, HEAD_LENGTH } from '@gezi/validators';
import type { FastifyRequest } from 'fastify';
import { malformed, Refusal, refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';

export interface ReceivedFile {
  /** Temporary path; the caller moves or removes the file. */
  path: string;
  /** Name given by the user, without a path. */
  fileName: string;
  fileType: string;
  /** Bytes. */
  fileSize: number;
  md5: string;
  /** In hexadecimal. */
  sha256: string;
}

export interface Received {
  file: ReceivedFile;
  fields: Readonly<Record<string, string>>;
}

export interface ReceivedFiles {
  files: ReceivedFile[];
  /** Name of the multipart field of the first file. */
  fieldName: string;
  fields: Readonly<Record<string, string>>;
}

/** Streams the only file of a multipart request to disk. @throws {Refusal} */
export async function receiveFile(request: FastifyRequest, folder: string, limit: number): Promise<Received> {
  const { files, fields } = await receiveFiles(request, folder, { limit, count: 1 });
  return { file: files[0]!, fields };
}

/**
 * Streams the files of a multipart request to disk and computes their size and hash. A refused request is still read to
 * its end, so that the client receives the response.
 *
 * @param folder for unfinished files
 * @param options.limit maximum bytes per file
 * @param options.count maximum number of files
 * @param options.fieldSize maximum bytes of another field; default 1000
 * @param options.alike types whose suffixes may be confused: the content decides which of them a file has
 * @throws {Refusal} also when there is no file
 */
export async function receiveFiles(
  request: FastifyRequest,
  folder: string,
  {
    limit,
    count,
    alike = [],
    fieldSize = 1000,
  }: { limit: number; count: number; alike?: readonly string[]; fieldSize?: number },
): Promise<ReceivedFiles> {
  if (!request.isMultipart()) throw refuse(texts.file.notMultipart);
  await mkdir(folder, { recursive: true });
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let refusal: Refusal | undefined;
  let fieldName = '';
  try {
    const limits = {
      fileSize: limit,
      files: count + 1,
      fields: 20,
      fieldSize,
      parts: count + 23,
      headerPairs: 50,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        fields[part.fieldname.slice(0, 100)] = String(part.value);
        continue;
      }
      const checked = nameOf(part.filename);
      const tooMany = count === 1 ? texts.file.onlyOne : texts.file.tooMany(count);
      refusal ??= files.length >= count ? refuse(tooMany, 'file') : checked instanceof Refusal ? checked : undefined;
      if (refusal || checked instanceof Refusal) {
        part.file.resume();
        continue;
      }
      const file = {
        ...checked,
        path: join(folder, randomBytes(16).toString('hex')),
        fileSize: 0,
        md5: '',
        sha256: '',
      };
      fieldName ||= part.fieldname;
      files.push(file);
      const head = await write(part.file, file);
      if (part.file.truncated) refusal = new Refusal(413, codes.refused, texts.file.tooLarge, 'file');
      else if (file.fileSize === 0) refusal = refuse(texts.file.empty, 'file');
      else {
        const types = alike.includes(file.fileType) ? alike : [file.fileType];
        const found = types.find((type) => beginsAs(type, head));
        if (found) file.fileType = found;
        else refusal = refuse(texts.file.otherContent, 'file');
      }
    }
    if (refusal) throw refusal;
    if (files.length === 0) throw refuse(texts.file.missing, 'file');
    return { files, fields, fieldName };
  } catch (error) {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
    throw multipartFault(error);
  }
}

/** The error of reading a multipart request; a refusal with status 400 when the parser could not go on. */
export const multipartFault = (error: unknown): unknown => (isMalformed(error) ? malformed() : error);

/** Errors of the parser are plain ones without a code. */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  error.constructor === Error &&
  ((error as { code?: unknown }).code === undefined ||
    (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE');

/** @returns the first bytes of the file */
async function write(source: Readable, file: ReceivedFile): Promise<Buffer> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let head = Buffer.alloc(0);
  await pipeline(
    source,
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk.subarray(0, HEAD_LENGTH - head.length)]);
        file.fileSize += chunk.length;
        md5.update(chunk);
        sha256.update(chunk);
        yield chunk;
      }
    },
    // Flush to disk before the upload is confirmed.
    createWriteStream(file.path, { flags: 'wx', flush: true }),
  );
  file.md5 = md5.digest('hex');
  file.sha256 = sha256.digest('hex');
  return head;
}

const MAX_NAME = 200;

function nameOf(given: string | undefined): Pick<ReceivedFile, 'fileName' | 'fileType'> | Refusal {
  const fileName = cleanFileName(given ?? '');
  const fileType = extensionOf(fileName);
  if (!(FILE_TYPES as readonly string[]).includes(fileType)) return refuse(texts.file.wrongType, 'file');
  const stem = fileName.slice(0, fileName.lastIndexOf('.')).slice(0, MAX_NAME);
  return { fileName: `${stem}.${fileType}`, fileType };
}
