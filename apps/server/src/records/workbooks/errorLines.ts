import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedRow } from './checkRows';
import { faultText, type CheckedDetail } from './detailRows';
import { generatedFile } from './generatedFile';
import type { ListImport } from './ListImport';

/** Writes a text with one line for each refused row (contract, part 1 §1.11). */
export async function writeErrorLines(rows: readonly (CheckedRow | CheckedDetail)[], list: ListImport, folder: string) {
  const path = join(folder, randomBytes(16).toString('hex'));
  // A cell may have line breaks.
  const lines = rows.map((row) => faultText(row, list).replaceAll(/\s*[\r\n]+\s*/g, ' '));
  await writeFile(path, `${lines.join('\r\n')}\r\n`);
  return generatedFile(path);
}
