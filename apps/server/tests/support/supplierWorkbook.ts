import { utils, write, type BookType } from '@e965/xlsx';

export const SUPPLIER_HEADS = [
  '供应商名称',
  '统一社会信用代码',
  '供应商类型',
  '注册资本(万元)',
  '成立日期',
  '联系人',
  '联系电话',
  '邮箱',
];

export type WorkbookRow = (string | number | Date)[];

/** Title and author above the table, as in an export of suppliers. */
const TITLES: WorkbookRow[] = [['供应商'], ['导出人：张三']];

/**
 * A workbook of suppliers, for tests and benchmarks.
 *
 * @param options.heads default `SUPPLIER_HEADS`
 * @param options.titles lines above the headers; default two, as exported
 */
export function supplierWorkbook(
  rows: WorkbookRow[],
  {
    bookType = 'xlsx',
    heads = SUPPLIER_HEADS,
    titles = TITLES,
    compression = false,
  }: {
    bookType?: BookType | undefined;
    heads?: string[];
    titles?: WorkbookRow[] | undefined;
    compression?: boolean;
  } = {},
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...titles, heads, ...rows]), '供应商');
  return write(book, { type: 'buffer', bookType, compression }) as Buffer;
}
