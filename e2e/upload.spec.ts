import { readFileSync } from 'node:fs';
import { read, utils, write } from '@e965/xlsx';
import { creditCode } from '../apps/server/src/demo/make/creditCode.ts';
import { expect, signIn, test } from './support/test.ts';

const HEADS = ['供应商名称', '统一社会信用代码', '联系人', '联系电话'];

function workbookWithThreeWrong(): Buffer {
  const rows = Array.from({ length: 1_000 }, (_, at) => [
    `华东精密零件${at}有限公司`,
    creditCode('310115', 5_000_000 + at),
    '王经理',
    '13800138000',
  ]);
  rows[3]![2] = '';
  rows[500]![1] = '123';
  rows[999]![3] = 'abc';
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['供应商'], ['导出人：张三'], HEADS, ...rows]), '供应商');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('a purchaser uploads files and imports suppliers of which three are wrong', async ({ page, server }) => {
  await signIn(page, server.url, 'purchaser');
  await page.goto(`${server.url}/demo/upload`);

  await test.step('a file is stored; one that is not what it says is told', async () => {
    const files = page.getByRole('group', { name: '附件' });
    await files.locator('input[type=file]').setInputFiles([
      { name: '采购合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') },
      { name: '伪装.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') },
    ]);
    await expect(page.getByText('上传成功')).toBeVisible();
    await expect(files.getByText('文件内容与后缀不符')).toBeVisible();
    const download = page.waitForEvent('download');
    await files.getByRole('button', { name: '下载 采购合同.pdf' }).click();
    expect(readFileSync(await (await download).path(), 'latin1')).toMatch(/^%PDF-1\.7/);
  });

  await test.step('three wrong rows of a thousand are marked in a copy', async () => {
    await page.getByRole('button', { name: '导入供应商' }).click();
    const dialog = page.getByRole('dialog', { name: '导入EXCEL' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: '供应商.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: workbookWithThreeWrong(),
    });
    await dialog.getByRole('button', { name: '开始上传' }).click();
    await expect(page.getByText('导入成功,但是有错误数据!').last()).toBeVisible();
    await expect(page.getByText('共1000行，成功997行，失败3行')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '点击下载' }).click();
    const book = read(readFileSync(await (await download).path()));
    const lines = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, defval: '' });
    expect(lines).toHaveLength(1_001);
    expect(lines.filter((line) => line.at(-2) === '未导入').map((line) => line.at(-1))).toEqual([
      '联系人不能为空',
      '统一社会信用代码格式不正确',
      '联系电话格式不正确',
    ]);
  });
});
