import { percentOf } from '@gezi/ui/core';
import { plainText, type CellDefinition } from '../../core/cells/CellDefinition';

/** A percentage from 0 to 100 as a bar; changed by code, imports and pasting only. */
export const progressCell: CellDefinition<number | null> = {
  type: 'progress',
  defaultWidth: 150,
  control: 'content',
  empty: null,
  format: (value) => (plainText(value) === '' ? '' : `${percentOf(value)}%`),
  parse(text) {
    const plain = text.replace(/[%％]$/, '').trim();
    if (plain === '') return { ok: true, value: null };
    const number = Number(plain);
    return Number.isFinite(number) ? { ok: true, value: percentOf(number) } : { ok: false, reason: 'not-a-number' };
  },
  compare: (a, b) => percentOf(a) - percentOf(b),
};
