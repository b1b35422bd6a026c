import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB, utils, write, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { openPackage } from '../src/records/workbooks/openPackage';
import { readSheet } from '../src/records/workbooks/readSheet';
import { readWorkbook } from '../src/records/workbooks/readWorkbook';
import { makeZip, type ZipEntry } from './support/makeZip';

function reading(content: Buffer, fileType: 'xls' | 'xlsx' = 'xlsx') {
  const answer = readSheet(content, fileType, { maxRows: 100, maxColumns: 200 });
  return 'rows' in answer ? answer.rows : answer.refusal;
}

const bookOf = (sheet: WorkSheet): WorkBook => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '表');
  return book;
};
const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx') =>
  write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
const sheetOf = (rows: unknown[][]) => utils.aoa_to_sheet(rows);

/** A workbook of one cell, with replaced text in its documents. */
function changedBook(from: string | RegExp, to: string): Buffer {
  const opened = openPackage(bytesOf(bookOf(sheetOf([['甲']]))));
  if ('refusal' in opened) throw new Error(opened.refusal);
  const entries = opened.parts.map(({ name, content }) => ({ name, content: content.toString().replace(from, to) }));
  expect(entries.map(({ content }) => content).join(''), 'replaced').toContain(to);
  return makeZip(entries);
}

const TYPES: ZipEntry = { name: '[Content_Types].xml', content: '<Types/>' };
/** Random data that barely compresses and contains no NUL. */
const randomText = (bytes: number) => Buffer.from(randomBytes(bytes / 2).toString('hex'));
const NOISE = randomText(3 * 1024 * 1024);

describe('refuses a package that', () => {
  test.each<[string, ZipEntry[], string]>([
    [
      'unpacks to 300 MB but declares 10',
      [{ name: 'a.xml', content: Buffer.alloc(300_000_000), claimedSize: 10 }],
      'too-large',
    ],
    ['unpacks to more than a hundred times its size', [{ name: 'a.xml', content: ' '.repeat(100_000) }], 'too-large'],
    [
      'unpacks to more than 50 MB in many non-document parts',
      Array.from({ length: 18 }, (_, at) => ({ name: `media/${at}.png`, content: NOISE })),
      'too-large',
    ],
    [
      'has 1,001 entries',
      Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, content: 'x' })),
      'too-many-entries',
    ],
    ['declares entities', [{ name: 'a.xml', content: '<!DOCTYPE x [<!ENTITY a "b">]><x/>' }], 'holds-entities'],
    [
      'declares entities a thousand times over, behind a long comment',
      [
        {
          name: 'a.xml',
          content: `<?xml version="1.0"?><!-- ${randomText(100_000).toString()} --><!DOCTYPE x [<!ENTITY b "&a;">]><x/>`,
        },
      ],
      'holds-entities',
    ],
    [
      'declares entities in another encoding',
      [{ name: 'a.xml', content: Buffer.from('\uFEFF<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'utf16le') }],
      'damaged',
    ],
    ['has macros', [{ name: 'xl/vbaProject.bin', content: 'x' }], 'holds-macros'],
    ['has macros of 1992', [{ name: 'xl\\macrosheets\\sheet1.xml', content: '<x/>' }], 'holds-macros'],
    ['is encrypted', [{ name: 'a.xml', content: '<x/>', flags: 1 }], 'encrypted'],
    [
      'has two documents with the same name',
      [
        { name: 'a.xml', content: '<x/>' },
        { name: 'A.xml', content: '<y/>' },
      ],
      'damaged',
    ],
    ['is no package but a zip', [{ name: 'a.xml', content: '<x/>' }], 'damaged'],
  ])('%s', (_case, entries, refusal) => {
    const bytes = makeZip(
      refusal === 'damaged' && entries.length === 1 && _case.startsWith('is no') ? entries : [TYPES, ...entries],
    );
    expect(openPackage(bytes)).toEqual({ refusal });
  });

  test('is cut short', () => {
    const whole = makeZip([TYPES]);
    for (const length of [0, 10, 40, whole.length - 5]) {
      expect(openPackage(whole.subarray(0, length))).toEqual({ refusal: 'damaged' });
    }
  });
});

describe('a workbook', () => {
  test('within another zip is not read, whatever its name', () => {
    const inner = bytesOf(bookOf(sheetOf([['甲'], ['乙']])));
    expect(reading(inner)).toHaveLength(2);
    for (const entries of [
      [{ name: 'Index.zip', content: inner }],
      [TYPES, { name: 'xl/workbook.bin', content: inner }],
    ]) {
      expect(reading(makeZip(entries))).toBe('damaged');
    }
  });

  test('is read by its central directory, not by its local headers', () => {
    const whole = bytesOf(bookOf(sheetOf([['甲'], ['乙']])));
    // The library would use the name in the local header.
    const at = whole.indexOf('xl/worksheets/sheet1.xml');
    whole.write('xl/worksheets/sheet9.xml', at);
    expect(reading(whole)).toHaveLength(2);
  });

  test.each(['xlsx', 'biff8'] as const)('may have the maximum rows and columns (%s)', (bookType) => {
    const fileType = bookType === 'xlsx' ? 'xlsx' : 'xls';
    const rows = (count: number) =>
      bytesOf(bookOf(sheetOf(Array.from({ length: count }, (_, at) => [`行${at}`]))), bookType);
    expect(reading(rows(100), fileType)).toHaveLength(100);
    expect(reading(rows(101), fileType)).toBe('too-many-rows');
    const columns = (count: number) =>
      bytesOf(bookOf(sheetOf([Array.from({ length: count }, (_, at) => `列${at}`)])), bookType);
    expect(reading(columns(200), fileType)).toHaveLength(1);
    expect(reading(columns(201), fileType)).toBe('too-many-columns');
  });

  test('has its actual size even if it claims a million rows and columns', () => {
    const claiming = changedBook('<dimension ref="A1"', '<dimension ref="A1:XFD1048576"');
    expect(reading(claiming)).toEqual([{ number: 1, cells: ['甲'] }]);
  });

  test.each([
    ['a cell', ' r="A1"', ' r="ZZZZ999999999"', 'ZZZZ999999999'],
    ['a cell in another spelling', ' r="A1"', ' R_x = ZZZZ999999999 ', 'ZZZZ999999999'],
    ['a cell one column too far', ' r="A1"', ' r="XFE1"', 'XFE1'],
    ['a cell one row too far', ' r="A1"', ' r="A1048577"', 'A1048577'],
    ['a row', '<row r="1"', '<row r="999999999"', '999999999'],
    ['a dimension', '<dimension ref="A1"', '<dimension ref="A1:ZZZZ99"', 'A1:ZZZZ99'],
  ])('is refused for %s beyond the last of a spreadsheet, before it is parsed', (_case, from, to, cell) => {
    const answer = readSheet(changedBook(from, to), 'xlsx', { maxRows: 100, maxColumns: 200 });
    expect(answer).toEqual({ refusal: 'out-of-bounds', place: { sheet: '表', cell } });
  });

  test('names the cell that is too far to the right', () => {
    for (const [bytes, fileType] of [
      [changedBook(' r="A1"', ' r="XFD1048576"'), 'xlsx'],
      [bytesOf(bookOf({ IQ9: { t: 's', v: '甲' }, '!ref': 'A1:IQ9' }), 'biff8'), 'xls'],
    ] as const) {
      const cell = fileType === 'xlsx' ? 'XFD1048576' : 'IQ9';
      const answer = readSheet(bytes, fileType, { maxRows: 100, maxColumns: 200 });
      expect(answer).toEqual({ refusal: 'too-many-columns', place: { sheet: '表', cell } });
    }
  });

  test('is refused when many cells share a text that is too long in all', () => {
    const text = randomText(20_000).toString();
    const rows = (count: number) => {
      const book = bookOf(sheetOf(Array.from({ length: count }, () => Array.from({ length: 100 }, () => text))));
      return write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }) as Buffer;
    };
    expect(reading(rows(25))).toHaveLength(25);
    expect(reading(rows(26))).toBe('too-large');
  });

  test('skips large holes between rows', () => {
    expect(reading(changedBook(/<row r="1"([^>]*)><c r="A1"/, '<row r="1048576"><c r="A1048576"'))).toEqual([
      { number: 1_048_576, cells: ['甲'] },
    ]);
  });

  test('is read without its links, whose ranges may be whole sheets', () => {
    const links = '</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>';
    expect(reading(changedBook('</sheetData>', links))).toEqual([{ number: 1, cells: ['甲'] }]);

    const sheet = sheetOf([['甲']]);
    (sheet.A1 as CellObject).l = { Target: 'https://example.com' };
    const compound = bytesOf(bookOf(sheet), 'biff8');
    // The record HLink: type, length, first row, last row, first column, last column.
    const at = compound.indexOf(Buffer.from([0xb8, 0x01]));
    expect(at).toBeGreaterThan(0);
    compound.writeUInt16LE(65_535, at + 6);
    compound.writeUInt16LE(65_535, at + 10);
    expect(reading(compound, 'xls')).toEqual([{ number: 1, cells: ['甲'] }]);
  });

  test('is refused when several sheets have the same name, or when there are more than 255', () => {
    const sheetTag = (name: string) => `<sheet name="${name}" sheetId="1" r:id="rId1"/>`;
    const naming = (names: string[]) => changedBook(/<sheet [^>]*>/, names.map(sheetTag).join(''));
    expect(reading(naming(['表', '表']))).toBe('damaged');
    expect(reading(naming(Array.from({ length: 256 }, (_, at) => `表${at}`)))).toBe('too-many-entries');
  });

  test('of another format in the container is refused', () => {
    const manifest = { name: 'META-INF/manifest.xml', content: '<manifest/>' };
    expect(reading(makeZip([TYPES, manifest, { name: 'content.xml', content: '<x/>' }]))).toBe('damaged');
  });

  test('with a far cell is refused in its thread, naming the cell', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gezi-far-'));
    const path = join(folder, 'far.xlsx');
    await writeFile(path, changedBook(' r="A1"', ' r="ZZZZ999999999"'));
    const outcome = await readWorkbook(path, 'xlsx', { maxRows: 100, timeLimit: 30_000 });
    await rm(folder, { recursive: true });
    expect(outcome).toMatchObject({ ok: false, reason: 'out-of-bounds', place: { cell: 'ZZZZ999999999' } });
  });

  test('marks cells with formulas', () => {
    const sheet = sheetOf([['甲', 1, 2, 3]]);
    sheet.D1 = { t: 'n', v: 3, f: 'B1+C1' };
    const row = { number: 1, cells: ['甲', '1', '2', '3'], formulas: [3] };
    expect(reading(bytesOf(bookOf(sheet)))).toEqual([row]);
    // The same file from LibreOffice, because our library cannot write formulas to .xls.
    expect(reading(readFileSync(new URL('fixtures/formula.xls', import.meta.url)), 'xls')).toEqual([row]);
  });

  test('refuses .xls with macros, of another format, or truncated', () => {
    const plain = bytesOf(bookOf(sheetOf([['甲']])), 'biff8');
    expect(reading(plain, 'xls')).toHaveLength(1);
    const container = CFB.read(plain, { type: 'buffer' });
    CFB.utils.cfb_add(container, '/_VBA_PROJECT_CUR/VBA/dir', Buffer.from('x'));
    expect(reading(CFB.write(container, { type: 'buffer' }) as Buffer, 'xls')).toBe('holds-macros');
    expect(reading(plain.subarray(0, 1_000), 'xls')).toBe('damaged');
    // The library reads many formats, but the content must match the extension.
    for (const other of [
      bytesOf(bookOf(sheetOf([['甲']]))),
      Buffer.from('甲,乙\n1,2'),
      Buffer.from('<table><tr><td>1'),
    ]) {
      expect(reading(other, 'xls')).toBe('damaged');
    }
  });
});
