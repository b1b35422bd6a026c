import type { PeerRow } from './contender';

const TYPES = ['text', 'digit', 'select', 'date'] as const;

/** Eight columns: texts, numbers, choices and days in turn. */
export const columns = Array.from({ length: 8 }, (_, index) => ({
  key: `c${index}`,
  title: `列${index + 1}`,
  type: TYPES[index % TYPES.length]!,
}));

export const options = ['泵类', '阀门', '轴承', '电缆', '仪表'].map((label, index) => ({
  label,
  value: String(index),
}));

export function makeRows(count: number): PeerRow[] {
  return Array.from({ length: count }, (_, row) => ({
    id: `r${row}`,
    ...Object.fromEntries(columns.map(({ key, type }, column) => [key, valueOf(type, row * 8 + column)])),
  }));
}

function valueOf(type: (typeof TYPES)[number], nth: number): string | number {
  if (type === 'text') return `物料 ${nth}`;
  if (type === 'digit') return nth;
  return type === 'select' ? String(nth % 5) : `2026-01-${String(1 + (nth % 28)).padStart(2, '0')}`;
}
