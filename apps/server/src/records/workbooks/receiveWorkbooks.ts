import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../platform/http/refusal';
import { texts } from '../../platform/texts';
import { receiveFiles, type ReceivedFiles } from '../files/receiveFile';
import type { RecordServices } from '../RecordServices';

/** Maximum bytes per workbook. */
const MAX_SIZE = 20 * 1024 * 1024;
/** Maximum characters of a form field. */
const MAX_FIELD = 50_000;
/** Older clients save an exported .xlsx as .xls. */
const WORKBOOKS: readonly string[] = ['xlsx', 'xls'];

/**
 * Receives the workbooks of a multipart request, hands them to `work` and deletes them.
 *
 * @param count maximum number of workbooks
 * @throws {Refusal} naming `file` for another type of file
 */
export async function withWorkbooks<Result>(
  request: FastifyRequest,
  { config }: Pick<RecordServices, 'config'>,
  { folder, count }: { folder: string; count: number },
  work: (received: ReceivedFiles) => Promise<Result>,
): Promise<Result> {
  const limit = Math.min(MAX_SIZE, config.uploadLimit);
  const received = await receiveFiles(request, folder, { limit, count, alike: WORKBOOKS, fieldSize: MAX_FIELD });
  try {
    if (!received.files.every(({ fileType }) => WORKBOOKS.includes(fileType))) {
      throw refuse(texts.import.onlySpreadsheets, 'file');
    }
    return await work(received);
  } finally {
    await Promise.all(received.files.map(({ path }) => rm(path, { force: true })));
  }
}
