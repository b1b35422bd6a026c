import type { Outcome } from '@gezi/client/core';

export interface Sorter {
  column: string;
  order: 'asc' | 'desc';
}

/** Reads `column=asc` or `column=desc`, in any case (B§5). */
export function readSorter(text: string): Outcome<Sorter, 'malformed-sorter'> {
  const match = /^\s*([^=\s]+)\s*=\s*(asc|desc)\s*$/i.exec(text);
  if (!match) return { ok: false, reason: 'malformed-sorter' };
  return { ok: true, value: { column: match[1]!, order: match[2]!.toLowerCase() as Sorter['order'] } };
}
