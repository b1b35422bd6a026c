/** Columns of mixed types, the same for every grid. */
export interface BenchColumn {
  key: string;
  title: string;
  type: 'input' | 'inputNumber' | 'select' | 'date' | 'checkbox';
}
export type BenchRow = Record<string, string | number | boolean>;

const TYPES = ['input', 'inputNumber', 'select', 'date', 'checkbox'] as const;
const KINDS = ['pipe', 'valve', 'pump', 'electric', 'safety'];

export const COLUMN_WIDTH = 120;
export const ROW_HEIGHT = 40;
export const HEIGHT = 600;
export const columns: BenchColumn[] = [];
setColumns(20);
export const options = KINDS.map((value, nth) => ({
  value,
  label: ['管材', '阀门', '泵类', '电气', '劳动防护'][nth]!,
}));

// A million rows share their texts.
const NAMES = Array.from({ length: 10_007 }, (_, nth) => `物料 ${nth}`);
const DAYS = Array.from({ length: 336 }, (_, nth) => `2026-${twoDigits((nth % 12) + 1)}-${twoDigits((nth % 28) + 1)}`);

export function setColumns(count: number) {
  columns.length = 0;
  for (let nth = 0; nth < count; nth += 1)
    columns.push({ key: `c${nth}`, title: `列${nth + 1}`, type: TYPES[nth % TYPES.length]! });
}

export const makeRows = (count: number): BenchRow[] => Array.from({ length: count }, (_, row) => makeRow(row));

/** @param row index of the row */
export function makeRow(row: number): BenchRow {
  const made: BenchRow = { id: `r${row}` };
  columns.forEach(({ key, type }, nth) => {
    const seed = row * 31 + nth * 17;
    if (type === 'input') made[key] = NAMES[seed % NAMES.length]!;
    else if (type === 'inputNumber') made[key] = (seed % 99_991) / 100;
    else if (type === 'select') made[key] = KINDS[seed % 5]!;
    else if (type === 'date') made[key] = DAYS[seed % DAYS.length]!;
    else made[key] = seed % 2 === 0;
  });
  return made;
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0');
}
