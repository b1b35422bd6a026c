/** The same twenty columns of mixed types for every grid. */
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
export const columns: BenchColumn[] = Array.from({ length: 20 }, (_, nth) => ({
  key: `c${nth}`,
  title: `列${nth + 1}`,
  type: TYPES[nth % TYPES.length]!,
}));
export const options = KINDS.map((value, nth) => ({
  value,
  label: ['管材', '阀门', '泵类', '电气', '劳动防护'][nth]!,
}));

export function makeRows(count: number): BenchRow[] {
  return Array.from({ length: count }, (_, row) => {
    const made: BenchRow = { id: `r${row}` };
    columns.forEach(({ key, type }, nth) => {
      const seed = row * 31 + nth * 17;
      if (type === 'input') made[key] = `物料 ${seed % 10_007}`;
      else if (type === 'inputNumber') made[key] = (seed % 99_991) / 100;
      else if (type === 'select') made[key] = KINDS[seed % 5]!;
      else if (type === 'date')
        made[key] = `2026-${String((seed % 12) + 1).padStart(2, '0')}-${String((seed % 28) + 1).padStart(2, '0')}`;
      else made[key] = seed % 2 === 0;
    });
    return made;
  });
}
