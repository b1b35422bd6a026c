import { utils, write } from '@e965/xlsx';
import type { ImportResult } from '@gezi/domain';
import type { TestCaller } from './startTestServer';

/** Imports rows below their heads, as a list page does. */
export async function sendWorkbook(
  caller: TestCaller,
  path: string,
  rows: string[][] | Buffer,
  headers: Record<string, string> = {},
) {
  const book = utils.book_new();
  if (!Buffer.isBuffer(rows)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet1');
  const content = Buffer.isBuffer(rows) ? rows : (write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  const form = new FormData();
  form.append('file', new Blob([content as BlobPart]), 'rows.xlsx');
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = request.headers.get('content-type')!;
  return caller.call<ImportResult | null>('POST', path, Buffer.from(await request.arrayBuffer()), {
    'content-type': type,
    ...headers,
  });
}
