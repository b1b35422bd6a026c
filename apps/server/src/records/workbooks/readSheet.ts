import {
  CFB,
  parse_xlscfb,
  parse_zip,
  SSF,
  utils,
  type CellObject,
  type ParsingOptions,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { findOutOfBounds, withoutLinks } from './boundSheets';
import { hideCompoundLinks } from './hideCompoundLinks';
import { openPackage } from './openPackage';
import type { RefusedSheet, SheetResult, SheetLimits, SheetRow } from './workbookMessages';

// The library exports its two readers without types. They get containers that were checked before. Its `read` would
// guess the format again, trust the declared sizes of a zip and open nested zips.
declare module '@e965/xlsx' {
  interface Container {
    FullPaths: string[];
  }
  function parse_zip(container: Container, options: ParsingOptions): WorkBook;
  function parse_xlscfb(container: Container, options: ParsingOptions): WorkBook;
}

const OPTIONS: ParsingOptions = { dense: true, cellFormula: true, cellHTML: false, cellNF: true, bookVBA: false };

/**
 * Reads the first sheet of a workbook and the named ones, with every cell as text.
 *
 * @param bytes content whose signature matches `fileType`
 */
export function readSheet(bytes: Buffer, fileType: 'xls' | 'xlsx', limits: SheetLimits): SheetResult {
  try {
    const book = fileType === 'xlsx' ? readPackage(bytes, limits) : readCompound(bytes);
    if ('refusal' in book) return book;
    const names = book.SheetNames.filter((name, at) => at === 0 || limits.sheets?.includes(name));
    const found: FoundRows = { rows: [], characters: 0 };
    for (const [at, name] of names.entries()) {
      const refused = readInto(found, book.Sheets[name]!, { name, isFirst: at === 0 }, limits);
      if (refused) return refused;
    }
    if (names.length === 0) return { refusal: 'damaged' };
    return { rows: found.rows };
  } catch (error) {
    return { refusal: /password|encrypt/i.test(String(error)) ? 'encrypted' : 'damaged' };
  }
}

/**
 * Maximum characters of all cells read. Cells may share one long text, which is copied for each of them when the rows are
 * sent to the server.
 */
const MAX_CHARACTERS = 50_000_000;

interface FoundRows {
  rows: SheetRow[];
  /** Characters of all cells of the rows. */
  characters: number;
}

/** Maximum sheets of a workbook. */
const MAX_SHEETS = 255;

/** Reads the wanted sheets of an .xlsx from its XML documents only. */
function readPackage(bytes: Buffer, { sheets = [] }: SheetLimits): WorkBook | RefusedSheet {
  const opened = openPackage(bytes);
  if ('refusal' in opened) return opened;
  const place = findOutOfBounds(opened.parts);
  if (place) return { refusal: 'out-of-bounds', place };
  const container = CFB.utils.cfb_new();
  for (const { name, content } of withoutLinks(opened.parts)) {
    CFB.utils.cfb_add(container, name, content, { unsafe: true });
  }
  // The reader would read a sheet again for each of its names.
  const { SheetNames: names } = parse_zip(container, { ...OPTIONS, bookSheets: true });
  if (names.length > MAX_SHEETS) return { refusal: 'too-many-entries' };
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return { refusal: 'damaged' };
  return parse_zip(container, { ...OPTIONS, sheets: [0, ...sheets] });
}

/** Reads an .xls. It is not compressed, so its size is already bounded. */
function readCompound(bytes: Buffer): WorkBook | RefusedSheet {
  const container = CFB.read(bytes, { type: 'buffer' }) as { FullPaths: string[] };
  if (container.FullPaths.some((name) => /\/_VBA_PROJECT/i.test(name))) return { refusal: 'holds-macros' };
  const find = (path: string) => CFB.find(container, path) as { content?: Uint8Array } | null;
  const stream = (find('/Workbook') ?? find('/Book'))?.content;
  // The reader knows further formats in such a container.
  if (!stream) return { refusal: 'damaged' };
  hideCompoundLinks(stream);
  return parse_xlscfb(container, OPTIONS);
}

/** Appends the rows of a sheet with cells as texts, without rows that have only formats. */
function readInto(
  found: FoundRows,
  sheet: WorkSheet,
  { name, isFirst }: { name: string; isFirst: boolean },
  { maxRows, maxColumns }: SheetLimits,
): RefusedSheet | undefined {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  // Both arrays may have large holes, which iterators and `Array.from` would visit.
  for (const index of Object.keys(data).map(Number)) {
    const far = farColumn(data[index]!, maxColumns);
    if (far !== undefined) {
      return { refusal: 'too-many-columns', place: { sheet: name, cell: utils.encode_cell({ r: index, c: far }) } };
    }
    const row = data[index]!.slice(0, maxColumns);
    const cells = Array.from(row, textOf);
    const last = cells.findLastIndex(Boolean);
    if (last < 0) continue;
    if (found.rows.length >= maxRows) return { refusal: 'too-many-rows' };
    for (const { length } of cells) found.characters += length;
    if (found.characters > MAX_CHARACTERS) return { refusal: 'too-large' };
    const formulas = row.flatMap((cell, at) => (cell?.f === undefined && cell?.F === undefined ? [] : [at]));
    found.rows.push({
      number: index + 1,
      ...(!isFirst && { sheet: name }),
      cells: cells.slice(0, last + 1),
      ...(formulas.length > 0 && { formulas }),
    });
  }
  return undefined;
}

/** The first column from `from` on with a text. */
function farColumn(row: readonly (CellObject | undefined)[], from: number): number | undefined {
  if (row.length <= from) return undefined;
  return Object.keys(row)
    .map(Number)
    .find((at) => at >= from && textOf(row[at]) !== '');
}

function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 'b') return cell.v ? '是' : '否';
  if (cell.t === 'n' && typeof cell.v === 'number') {
    return SSF.is_date(String(cell.z ?? '')) ? dayOf(cell.v) : String(cell.v);
  }
  return String(cell.t === 'e' ? (cell.w ?? '') : cell.v).trim();
}

function dayOf(value: number): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(value) as Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = `${y}-${two(m)}-${two(d)}`;
  return H || M || S ? `${day} ${two(H)}:${two(M)}:${two(S)}` : day;
}
