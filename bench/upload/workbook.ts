// Writes a workbook of new suppliers: `tsx workbook.ts <path> <rows> <xlsx|biff8> [number of the first]`.
import { writeFileSync } from 'node:fs';
import type { BookType } from '@e965/xlsx';
import { creditCode } from '../../apps/server/src/seed/make/creditCode.ts';
import { SUPPLIER_HEADS, supplierWorkbook } from '../../apps/server/tests/support/supplierWorkbook.ts';

const [path, total, bookType, start] = process.argv.slice(2) as [string, string, BookType, string?];
// Each workbook type has its own number range.
const first = Number(start ?? (bookType === 'xlsx' ? 7_000_000 : 8_000_000));
const rows = Array.from({ length: Number(total) }, (_, at) => [
  `华东精密零件${first + at}有限公司`,
  creditCode('310115', first + at),
  '制造商',
  500 + (at % 9_000),
  '2015-06-01',
  '王经理',
  `138${String(10_000_000 + at)}`,
  `sales${at}@example.com`,
  `上海市浦东新区张江路${1 + (at % 999)}号`,
]);
writeFileSync(path, supplierWorkbook(rows, { bookType, heads: [...SUPPLIER_HEADS, '地址'], compression: true }));
