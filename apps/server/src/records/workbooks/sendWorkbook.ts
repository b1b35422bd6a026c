import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { writeWorkbook, type OutSheet } from './writeWorkbook';

/** Writes a workbook, sends it as a download and removes it. @param name file name without extension */
export async function sendWorkbook(reply: FastifyReply, folder: string, name: string, sheets: readonly OutSheet[]) {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(16).toString('hex'));
  try {
    await writeWorkbook(path, ...sheets);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  const { size } = await stat(path);
  const stream = createReadStream(path);
  stream.once('close', () => void rm(path, { force: true }));
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-length', size)
    .header(
      'content-disposition',
      `attachment; filename="export.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}.xlsx`,
    )
    .send(stream);
}
