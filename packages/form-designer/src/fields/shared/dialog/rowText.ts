import type { BizRow } from '@gezi/pickers';

/** A member of a row as text; empty if missing. */
export function rowText(row: BizRow, member: string): string {
  const value = Object.hasOwn(row, member) ? row[member] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
