// Writes a workbook of suppliers nobody has yet: `tsx workbook.ts <path> <rows> <xlsx|biff8>`.
import { writeFileSync } from 'node:fs';
import { utils, write, type BookType } from '@e965/xlsx';
import { creditCode } from '../../apps/server/src/demo/make/creditCode.ts';

const [path, total, bookType] = process.argv.slice(2) as [string, string, BookType];
const HEADS = [
  '供应商名称',
  '统一社会信用代码',
  '供应商类型',
  '注册资本(万元)',
  '成立日期',
  '联系人',
  '联系电话',
  '邮箱',
  '地址',
];
// Numbers of one kind of workbook are not those of the other.
const first = bookType === 'xlsx' ? 7_000_000 : 8_000_000;
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
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['供应商'], ['导出人：张三'], HEADS, ...rows]), '供应商');
writeFileSync(path, write(book, { type: 'buffer', bookType, compression: true }) as Buffer);
