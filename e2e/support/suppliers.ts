import { creditCode } from '../../apps/server/src/seed/make/creditCode.ts';
import { supplierWorkbook } from '../../apps/server/tests/support/supplierWorkbook.ts';

const HEADS = ['供应商名称', '统一社会信用代码', '联系人', '联系电话'];

export interface Workbook {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A workbook of new suppliers.
 *
 * @param from first number; distinguishes the rows of different workbooks
 * @param wrong makes three rows invalid: no contact, a duplicate code, a duplicate telephone number
 */
export function suppliers(
  rowCount: number,
  from: number,
  wrong: boolean,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Workbook {
  const rows = Array.from({ length: rowCount }, (_, at) => [
    `华东精密零件${from + at}有限公司`,
    creditCode('310115', from + at),
    '王经理',
    '13800138000',
  ]);
  if (wrong) {
    rows[3]![2] = '';
    rows[rowCount / 2]![1] = '123';
    rows.at(-1)![3] = 'abc';
  }
  return {
    name: bookType === 'xlsx' ? '供应商.xlsx' : '供应商.xls',
    mimeType: 'application/octet-stream',
    buffer: supplierWorkbook(rows, { bookType, heads: HEADS }),
  };
}
