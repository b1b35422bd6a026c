import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import type { ImportPreview, ImportResult } from '@gezi/domain';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierInfo } from '../src/platform/db';
import { creditCode } from '../src/seed/make/creditCode';
import { openPackage } from '../src/records/workbooks/openPackage';
import { readWorkbook } from '../src/records/workbooks/readWorkbook';
import { writeWorkbook } from '../src/records/workbooks/writeWorkbook';
import { makeZip } from './support/makeZip';
import { SUPPLIER_HEADS, supplierWorkbook, type WorkbookRow as Row } from './support/supplierWorkbook';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let purchaser: TestCaller;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  purchaser = await server.as('purchaser');
  folder = await mkdtemp(join(tmpdir(), 'gezi-import-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Valid rows of new suppliers. @param from first number, different in each test */
const goodRows = (total: number, from: number): Row[] =>
  Array.from({ length: total }, (_, at) => [
    `测试供应商${from + at}有限公司`,
    creditCode('310115', 3_000_000 + from + at),
    '制造商',
    500,
    '2015-06-01',
    '王经理',
    '13800138000',
    'sales@example.com',
  ]);

const workbook = (rows: Row[], bookType?: 'xlsx' | 'biff8', titles?: Row[]) =>
  supplierWorkbook(rows, { bookType, titles });

interface SendOptions {
  field?: string;
  name?: string;
  caller?: TestCaller;
  validateStatus?: string;
  progressKey?: string;
  preview?: string;
  columns?: string;
}

async function send(
  content: Buffer,
  { field = 'file', name = '供应商.xlsx', caller = purchaser, ...fields }: SendOptions = {},
) {
  const form = new FormData();
  form.append(field, new Blob([content as BlobPart]), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const request = new Request('http://x', { method: 'POST', body: form });
  return caller.call<ImportResult | ImportPreview | string>(
    'POST',
    '/supplier/supplierInfo/importExcel',
    Buffer.from(await request.arrayBuffer()),
    {
      'content-type': request.headers.get('content-type')!,
    },
  );
}

const stored = async (tenantId = 1) => {
  const [row] = await server.db.orm
    .select({ total: count() })
    .from(supplierInfo)
    .where(eq(supplierInfo.tenantId, tenantId));
  return row!.total;
};

async function copyOf(fileUrl: string): Promise<string[][]> {
  const { raw } = await server.anonymous.get(fileUrl);
  const book = read(raw.rawPayload);
  return utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1, raw: false, defval: '' });
}

/** Contents of red cells, by row. */
function markedRows(bytes: Buffer): unknown[][] {
  const book = read(bytes, { cellStyles: true, dense: true });
  const lines = book.Sheets[book.SheetNames[0]!]!['!data'] as { v?: unknown; s?: { fgColor?: { rgb?: string } } }[][];
  const marked = lines.map((line) => line.filter((cell) => cell?.s?.fgColor?.rgb === 'FFCCC7').map(({ v }) => v ?? ''));
  return marked.filter((line) => line.length > 0);
}

/** Checks what spreadsheet programs require: types of all parts, targets of all relations, definitions of all styles. */
function expectWholePackage(bytes: Buffer): void {
  const opened = openPackage(bytes);
  if ('refusal' in opened) throw new Error(opened.refusal);
  const textOf = new Map(opened.parts.map(({ name, content }) => [name, content.toString()]));
  const types = textOf.get('[Content_Types].xml')!;
  for (const name of textOf.keys()) {
    const isTyped = types.includes(`PartName="/${name}"`) || types.includes(`Extension="${name.split('.').at(-1)}"`);
    expect([name, isTyped]).toEqual([name, true]);
  }
  for (const [folder, rels] of [
    ['', '_rels/.rels'],
    ['xl/', 'xl/_rels/workbook.xml.rels'],
  ]) {
    const targets = [...textOf.get(rels!)!.matchAll(/Target="([^"]+)"/g)].map(([, target]) => `${folder}${target}`);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !textOf.has(target))).toEqual([]);
  }
  const styles = textOf.get('xl/styles.xml')!;
  for (const [list, member] of [
    ['fonts', 'font'],
    ['fills', 'fill'],
    ['cellXfs', 'xf'],
  ]) {
    const [, total, inside] = new RegExp(`<${list} count="(\\d+)">(.*?)</${list}>`).exec(styles)!;
    expect([list, inside!.match(new RegExp(`<${member}[ />]`, 'g'))?.length]).toEqual([list, Number(total)]);
  }
  const looks = [...textOf.get('xl/worksheets/sheet1.xml')!.matchAll(/ s="(\d+)"/g)].map(([, look]) => Number(look));
  expect(Math.max(...looks)).toBeLessThan(Number(/<cellXfs count="(\d+)"/.exec(styles)![1]));
}

test('reads three workbooks of a user at a time, without delaying other users', async () => {
  const manager = await server.as('manager');
  const own = Array.from({ length: 6 }, (_item, nth) => send(workbook(goodRows(1, 9_000 + nth))));
  const other = send(workbook(goodRows(1, 9_100)), { caller: manager });
  const answers = (await Promise.all(own)).map(({ body }) => body);
  const refused = answers.filter(({ message }) => message === '同时最多导入 3 个文件，请等待前面的导入完成');
  // The first may be done before the last arrives.
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ success }) => success)).toHaveLength(6 - refused.length);
  expect((await other).body).toMatchObject({ success: true });
  // A refused file can be sent again.
  expect((await send(workbook(goodRows(1, 9_200)))).body).toMatchObject({ success: true });
});

describe('columns', () => {
  const path = '/supplier/supplierInfo/importExcel';
  const renamed = (rows: Row[]) => supplierWorkbook(rows, { heads: ['公司', ...SUPPLIER_HEADS.slice(1)] });

  test('a template has the headers with the required ones marked, and can be filled in', async () => {
    const { raw } = await purchaser.get(path);
    expect(raw.headers['content-disposition']).toContain(encodeURIComponent('供应商-导入模板.xlsx'));
    expectWholePackage(raw.rawPayload);
    const book = read(raw.rawPayload);
    const [heads] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(heads).toEqual(expect.arrayContaining(['供应商名称*', '统一社会信用代码*', '注册资本(万元)']));
    const filled = utils.book_new();
    const row = goodRows(1, 9_500)[0]!;
    const cells = heads!.map((head) => row[SUPPLIER_HEADS.indexOf(head.replace('*', ''))] ?? '');
    utils.book_append_sheet(filled, utils.aoa_to_sheet([heads!, cells]), '供应商');
    const { body } = await send(write(filled, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(body).toMatchObject({ success: true, code: 200 });
  });

  test('a template is for those who may import', async () => {
    const supplier = await server.as('supplier');
    expect((await supplier.get(path)).status).toBe(403);
  });

  test('a preview matches headers by name, shows the first rows and stores nothing', async () => {
    const before = await stored();
    const { body } = await send(workbook(goodRows(8, 9_600)), { preview: '1' });
    const { columns, headers, rows, total } = body.result as ImportPreview;
    expect(total).toBe(8);
    expect(headers).toEqual(SUPPLIER_HEADS);
    expect(rows).toHaveLength(5);
    expect(rows[0]!.cells[0]).toBe('测试供应商9600有限公司');
    expect(columns.find(({ label }) => label === '供应商名称')).toMatchObject({ required: true, match: '供应商名称' });
    expect(await stored()).toBe(before);
  });

  test('a preview shows which required column has no header', async () => {
    const { body } = await send(renamed(goodRows(1, 9_700)), { preview: '1' });
    const { columns, headers } = body.result as ImportPreview;
    expect(headers[0]).toBe('公司');
    expect(columns.find(({ label }) => label === '供应商名称')).not.toHaveProperty('match');
  });

  test('chosen headers replace those of the list', async () => {
    const content = renamed(goodRows(1, 9_800));
    const { body: preview } = await send(content, { preview: '1' });
    const pairs = (preview.result as ImportPreview).columns.flatMap(({ key, label, match }) =>
      label === '供应商名称' ? [[key, '公司']] : match ? [[key, match]] : [],
    );
    expect((await send(content)).body).toMatchObject({
      success: false,
      message: expect.stringContaining('供应商名称'),
    });
    const { body } = await send(content, { columns: JSON.stringify(Object.fromEntries(pairs)) });
    expect(body).toMatchObject({ success: true, code: 200, message: '共1行数据导入成功' });
    const [row] = await server.db.orm
      .select()
      .from(supplierInfo)
      .where(eq(supplierInfo.name, '测试供应商9800有限公司'));
    expect(row).toBeDefined();
  });

  test.each([
    ['a required column without a header', '{"linkman":"联系人"}', '未找到表头，缺少列：供应商名称'],
    ['no JSON', '{', '列的对应关系格式不正确'],
    ['other values', '{"name":1}', '列的对应关系格式不正确'],
  ])('refuses %s', async (_case, columns, message) => {
    const { body } = await send(workbook(goodRows(1, 9_900)), { columns });
    expect(body).toMatchObject({ success: false, message: expect.stringContaining(message) });
  });

  test('every refused cell is reported with its place', async () => {
    const rows = goodRows(3, 9_950);
    rows[1]![5] = '';
    const { body } = await send(workbook(rows));
    expect((body.result as ImportResult).refused).toEqual([{ row: 5, column: '联系人', reason: '联系人不能为空' }]);
  });
});

describe('rows', () => {
  test.each([
    ['.xlsx', 'xlsx', '供应商.xlsx', 100],
    ['.xls', 'biff8', '供应商.xls', 200],
    ['.xlsx named .xls', 'xlsx', '供应商.xls', 300],
    ['.xls named .xlsx', 'biff8', '供应商.xlsx', 400],
  ] as const)('all good, from %s', async (_type, bookType, name, from) => {
    const before = await stored();
    const { body } = await send(workbook(goodRows(20, from), bookType), { name });
    expect(body).toMatchObject({ success: true, code: 200, message: '共20行数据导入成功' });
    expect(await stored()).toBe(before + 20);
    const [row] = await server.db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, 1), eq(supplierInfo.name, `测试供应商${from}有限公司`)));
    expect(row).toMatchObject({ supplierType: '1', establishDate: '2015-06-01', source: '3', createBy: 'purchaser' });
  });

  test('imports 997 of 1,000 rows and marks the 3 invalid ones in the copy', async () => {
    const rows = goodRows(1_000, 1_000);
    rows[3]![5] = '';
    rows[500]![1] = '123';
    rows[999]![0] = rows[0]![0]!;
    const before = await stored();
    const { body } = await send(workbook(rows));
    expect(body).toMatchObject({ success: true, code: 201, message: '共1000行，成功997行，失败3行' });
    const result = body.result as ImportResult;
    expect(result).toMatchObject({
      totalCount: 1_000,
      successCount: 997,
      errorCount: 3,
      fileName: '供应商-错误数据.txt',
      workbookName: '供应商-错误数据.xlsx',
    });
    expect(await stored()).toBe(before + 997);

    const text = (await server.anonymous.get(result.fileUrl)).raw;
    expect(text.headers['content-disposition']).toMatch(/^attachment; filename="file\.txt"/);
    expect(text.payload.trim().split('\r\n')).toEqual([
      expect.stringMatching(/^第\d+行 联系人不能为空$/),
      expect.stringMatching(/^第\d+行 统一社会信用代码格式不正确$/),
      expect.stringMatching(/^第\d+行 供应商名称与第4行重复$/),
    ]);

    const copy = await copyOf(result.workbookUrl!);
    expect(copy).toHaveLength(4);
    const marked = copy.filter((line) => line.at(-2) === '未导入');
    expect(marked.map((line) => line.at(-1))).toEqual([
      '联系人不能为空',
      '统一社会信用代码格式不正确',
      '供应商名称与第4行重复',
    ]);

    const { raw } = await server.anonymous.get(result.workbookUrl!);
    expectWholePackage(raw.rawPayload);
    expect(markedRows(raw.rawPayload)).toEqual([
      ['', '联系人不能为空'],
      ['123', '统一社会信用代码格式不正确'],
      [rows[0]![0], '供应商名称与第4行重复'],
    ]);

    // The corrected copy can be imported; rows already imported are not in it.
    for (const line of copy) {
      if (line.at(-1) === '联系人不能为空') line[copy[0]!.indexOf('联系人')] = '赵六';
      if (line.at(-1)!.startsWith('统一')) line[copy[0]!.indexOf('统一社会信用代码')] = creditCode('310115', 4_999_001);
      if (line.at(-1)!.startsWith('供应商名称与')) line[0] = '改名后的供应商有限公司';
    }
    const again = utils.book_new();
    utils.book_append_sheet(again, utils.aoa_to_sheet(copy), '供应商');
    const mended = await send(write(again, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(mended.body).toMatchObject({ success: true, code: 200, message: '共3行数据导入成功' });
  });

  test('returns only the URL to the dialog', async () => {
    const rows = goodRows(2, 3_000);
    rows[1]![6] = 'abc';
    const { body } = await send(workbook(rows), { field: 'files[]' });
    expect(body).toMatchObject({
      code: 201,
      result: expect.stringMatching(/^\/sys\/common\/static\/importError\/供应商-错误数据_[0-9a-f]{32}\.txt$/),
    });
  });

  test('imports nothing if validation first finds an invalid row', async () => {
    const rows = goodRows(5, 3_100);
    rows[2]![2] = '火星商';
    const before = await stored();
    const { body } = await send(workbook(rows), { validateStatus: '1' });
    expect(body.success).toBe(false);
    expect(body.message).toBe('共5行，1行有错误，未导入任何数据；第6行 供应商类型应为：制造商、贸易商、服务商');
    expect(await stored()).toBe(before);
    expect(
      (await copyOf((body.result as ImportResult).workbookUrl!)).filter((line) => line.at(-2) === '未导入'),
    ).toHaveLength(5);
  });

  test('refuses duplicates within the tenant only', async () => {
    const rows = goodRows(1, 3_200);
    expect((await send(workbook(rows))).body.code).toBe(200);
    const { body } = await send(workbook(rows));
    expect(body).toMatchObject({
      success: false,
      message: expect.stringContaining('供应商名称已存在；统一社会信用代码已存在'),
    });
    const neighbour = await server.as('jb_manager');
    expect((await send(workbook(rows), { caller: neighbour })).body).toMatchObject({ success: true, code: 200 });
  });

  test('ignores rows without values and accepts headers in any order', async () => {
    const rows: Row[] = [...goodRows(2, 3_300), ['', '', '  '], ...Array.from({ length: 5_000 }, () => ['', ''])];
    const shuffled = [SUPPLIER_HEADS, ...rows].map((row) => row.toReversed());
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet(shuffled.map((row) => [...Array(SUPPLIER_HEADS.length - row.length).fill(''), ...row])),
      'x',
    );
    const { body } = await send(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(body).toMatchObject({ success: true, message: '共2行数据导入成功' });
  });
});

describe('refused', () => {
  test.each([
    ['a file other than a workbook', 'x.pdf', Buffer.from('%PDF-1.7'), '只支持 .xls、.xlsx 格式的文件'],
    ['other content', 'x.xlsx', Buffer.from('%PDF-1.7'), '文件内容与后缀不符'],
    ['a damaged workbook', 'x.xlsx', Buffer.from('PK\u0003\u0004broken'), '文件已损坏或不是有效的 Excel 文件'],
    [
      'a zip bomb',
      'x.xlsx',
      makeZip([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(80_000_000), claimedSize: 10 }]),
      '文件解压后内容过大，无法导入',
    ],
  ])('%s', async (_case, name, content, message) => {
    expect((await send(content, { name })).body).toMatchObject({ success: false, message });
  });

  test('a cell beyond the last of a spreadsheet, naming sheet and cell', async () => {
    const opened = openPackage(workbook(goodRows(1, 3_600)));
    if ('refusal' in opened) throw new Error(opened.refusal);
    const entries = opened.parts.map(({ name, content }) => ({
      name,
      content: content.toString().replace(' r="A1"', ' r="ZZZZ999999999"'),
    }));
    const { body } = await send(makeZip(entries));
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^工作表“.+”的单元格 ZZZZ999999999 超出工作表的最大范围，请检查后重试$/),
    });
  });

  test('no header or no rows', async () => {
    expect((await send(workbook([], 'xlsx', []))).body.message).toBe('没有可导入的数据');
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['甲', '乙'],
        ['1', '2'],
      ]),
      'x',
    );
    expect((await send(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)).body.message).toBe(
      '未找到表头，缺少列：供应商名称、统一社会信用代码、联系人、联系电话',
    );
  });

  test('a cell with a formula', async () => {
    const rows = goodRows(2, 3_500);
    const sheet = utils.aoa_to_sheet([SUPPLIER_HEADS, ...rows]);
    sheet.F3 = { t: 's', v: '王经理', f: 'CONCATENATE("王","经理")' };
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'x');
    const { body } = await send(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(body).toMatchObject({ code: 201, message: '共2行，成功1行，失败1行' });
    const [, line] = await copyOf((body.result as ImportResult).workbookUrl!);
    expect(line!.slice(-2)).toEqual(['未导入', '联系人不能使用公式，请粘贴为数值']);
  });

  test('a workbook that takes too long to read', async () => {
    const path = join(folder, 'slow.xlsx');
    await writeFile(path, workbook(goodRows(10, 0)));
    expect(await readWorkbook(path, 'xlsx', { maxRows: 10, timeLimit: 1 })).toEqual({ ok: false, reason: 'too-slow' });
  });

  test('by role, storing nothing', async () => {
    expect((await send(workbook(goodRows(1, 3_400)), { caller: await server.as('declarer') })).status).toBe(403);
    expect((await send(workbook(goodRows(1, 3_400)), { caller: await server.as('supplier') })).status).toBe(403);
    expect(await readdir(join(server.dataDir, 'files/waiting'))).toEqual([]);
  });
});

describe('written workbooks', () => {
  test('escapes formulas and special XML characters', async () => {
    const path = join(folder, 'out.xlsx');
    const texts = ['=1+1', '+86', '-5', '@x', '\tx', 'a<b>&"c"', '表\u0001格', '😀', ''];
    await writeWorkbook(path, { name: 'a&b', widths: [10], rows: texts.map((text) => [text]) });
    const book = read(await readFile(path));
    const sheet = book.Sheets['a&b']!;
    const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }).flat();
    expect(cells.slice(0, 5)).toEqual(["'=1+1", "'+86", "'-5", "'@x", "'\tx"]);
    expect(cells.slice(5, 8)).toEqual(['a<b>&"c"', '表格', '😀']);
    expect(JSON.stringify(sheet)).not.toContain('"f":');
  });

  test('imports its own export unchanged', async () => {
    const { raw } = await purchaser.get('/supplier/supplierInfo/exportXls');
    expect(raw.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('供应商')}.xlsx`);
    const { body } = await send(raw.rawPayload, { caller: await server.as('admin', { tenant: 2 }) });
    // The other tenant has some of the same suppliers.
    expect(body.message).toMatch(/^共\d+行/);
    expect((await server.anonymous.get('/supplier/supplierInfo/exportXls')).status).toBe(401);
  });
});

test('imports an export of 50,000 full rows', async () => {
  const path = join(folder, 'full.xlsx');
  const texts = [
    '华东精密零件制造(上海)有限公司',
    '华东精密',
    '91310115MA1K3XXXXX',
    '制造商',
    '王建国',
    '5000.00',
    '2015-06-01',
    '李经理',
    '13800138000',
    'sales@example.com',
    '上海市浦东新区张江路1000号2幢',
    '中国工商银行上海张江支行',
    '1001234567890123456',
    '精密零件、紧固件、轴承的制造与销售',
  ];
  function* rows() {
    for (let at = 0; at < 50_000; at += 1) yield texts.map((text, column) => (column % 3 ? text : `${text}${at}`));
  }
  await writeWorkbook(path, { name: 'x', widths: [], rows: rows() });
  const opened = openPackage(await readFile(path));
  expect('refusal' in opened ? opened.refusal : opened.parts.length).toBe(6);
});

/** Uses our own writer, which is faster with many rows. */
async function ownWorkbook(rows: Row[]): Promise<Buffer> {
  const path = join(folder, `${rows.length}.xlsx`);
  await writeWorkbook(path, { name: 'x', widths: [], rows: rows.map((row) => row.map(String)) });
  return readFile(path);
}

test('imports 50,000 rows and reports progress', async () => {
  const content = await ownWorkbook([SUPPLIER_HEADS, ...goodRows(50_000, 100_000)]);
  const seen = new Set<string>();
  const manager = await server.as('manager');
  const importing = send(content, { progressKey: 'k-50000' });
  let isOver = false;
  void importing.finally(() => (isOver = true));
  while (!isOver) {
    const { body } = await purchaser.get<{ phase: string; total: number } | null>('/sys/common/importProgress', {
      key: 'k-50000',
    });
    if (body.result) seen.add(`${body.result.phase} ${body.result.total}`);
    const foreign = await manager.get('/sys/common/importProgress', { key: 'k-50000' });
    expect(foreign.body.result).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect((await importing).body).toMatchObject({ success: true, message: '共50000行数据导入成功' });
  expect(seen).toContain('reading 50000');
  const tooMany = await ownWorkbook([SUPPLIER_HEADS, ...Array.from({ length: 50_020 }, () => ['甲'])]);
  expect((await send(tooMany)).body.message).toBe('一次最多导入 50000 行');
}, 120_000);
