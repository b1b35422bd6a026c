import {
  CFB,
  parse_xlscfb,
  parse_zip,
  SSF,
  type CellObject,
  type ParsingOptions,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { openPackage } from './openPackage';
import type { SheetResult, SheetLimits, SheetRefusal, SheetRow } from './workbookMessages';

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
    const book = (fileType === 'xlsx' ? readPackage : readCompound)(bytes);
    if (typeof book === 'string') return { refusal: book };
    const names = book.SheetNames.filter((name, at) => at === 0 || limits.sheets?.includes(name));
    const rows: SheetRow[] = [];
    for (const [at, name] of names.entries()) {
      const refusal = readInto(rows, book.Sheets[name]!, at === 0 ? undefined : name, limits);
      if (refusal) return { refusal };
    }
    if (names.length === 0) return { refusal: 'damaged' };
    return { rows };
  } catch (error) {
    return { refusal: /password|encrypt/i.test(String(error)) ? 'encrypted' : 'damaged' };
  }
}

/** Reads an .xlsx from its XML documents only. */
function readPackage(bytes: Buffer): WorkBook | SheetRefusal {
  const opened = openPackage(bytes);
  if ('refusal' in opened) return opened.refusal;
  const container = CFB.utils.cfb_new();
  for (const { name, content } of opened.parts) CFB.utils.cfb_add(container, name, content, { unsafe: true });
  return parse_zip(container, OPTIONS);
}

/** Reads an .xls. It is not compressed, so its size is already bounded. */
function readCompound(bytes: Buffer): WorkBook | SheetRefusal {
  const container = CFB.read(bytes, { type: 'buffer' }) as { FullPaths: string[] };
  if (container.FullPaths.some((name) => /\/_VBA_PROJECT/i.test(name))) return 'holds-macros';
  return parse_xlscfb(container, OPTIONS);
}

/** Appends the rows of a sheet with cells as texts, without rows that have only formats. */
function readInto(
  rows: SheetRow[],
  sheet: WorkSheet,
  name: string | undefined,
  { maxRows, maxColumns }: SheetLimits,
): SheetRefusal | undefined {
  for (const [index, row] of ((sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[]).entries()) {
    if (!row) continue;
    const cells = Array.from(row, textOf);
    const last = cells.findLastIndex(Boolean);
    if (last < 0) continue;
    if (last >= maxColumns) return 'too-many-columns';
    if (rows.length >= maxRows) return 'too-many-rows';
    const formulas = row.flatMap((cell, at) => (cell?.f === undefined && cell?.F === undefined ? [] : [at]));
    rows.push({
      number: index + 1,
      ...(name !== undefined && { sheet: name }),
      cells: cells.slice(0, last + 1),
      ...(formulas.length > 0 && { formulas }),
    });
  }
  return undefined;
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
