import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { read, SSF, type CellObject, type WorkSheet } from '@e965/xlsx';
import { packageRefusal } from './packageRefusal';
import type { WorkbookAnswer, WorkbookTask } from './workbookMessages';

// Knows nothing of ours but its neighbours: a thread started from the source resolves no other package of ours.
const { path, fileType, maxColumns } = workerData as WorkbookTask;
parentPort!.postMessage(answer());

function answer(): WorkbookAnswer {
  const bytes = readFileSync(path);
  if (fileType === 'xlsx') {
    const refusal = packageRefusal(bytes);
    if (refusal) return { refusal };
  }
  try {
    const book = read(bytes, {
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      cellText: true,
      bookVBA: false,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    return sheet ? { rows: rowsOf(sheet) } : { refusal: 'damaged' };
  } catch {
    return { refusal: 'damaged' };
  }
}

/** Cells as texts, with the number of their row; rows that hold nothing but formats are left out. */
function rowsOf(sheet: WorkSheet): { number: number; cells: string[] }[] {
  const rows: { number: number; cells: string[] }[] = [];
  for (const [index, row] of ((sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[]).entries()) {
    if (!row) continue;
    const cells = Array.from(row.slice(0, maxColumns), textOf);
    if (cells.some(Boolean)) rows.push({ number: index + 1, cells });
  }
  return rows;
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
