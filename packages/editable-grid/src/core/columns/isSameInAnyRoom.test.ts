import { expect, test } from 'vitest';
import type { CellDefinition } from '../cells/CellDefinition';
import { arrangeColumns } from './arrangeColumns';
import type { ResolvedColumn } from './ResolvedColumn';
import { isSameInAnyRoom } from './isSameInAnyRoom';

const define = () => ({ control: 'text', defaultWidth: 120 }) as unknown as CellDefinition;
const columns = (count: number, more: Partial<ResolvedColumn<object>> = {}): ResolvedColumn<object>[] =>
  Array.from({ length: count }, (_, at) => ({ key: `c${at}`, title: `c${at}`, width: 100, ...more }));

test.each([
  ['wider than any room', columns(20), true],
  ['just as wide', columns(10), false],
  ['with room to spare', columns(3), false],
  ['of which one is pinned', [...columns(20), { key: 'own', width: 100, pin: 'start' as const }], false],
  // Columns that are unpinned in the widest room are unpinned in any smaller one.
  ['all pinned', columns(20, { pin: 'start' }), true],
])('columns %s', (_, given, expected) => {
  const widest = 1000;
  expect(isSameInAnyRoom(arrangeColumns(given, define, widest), widest)).toBe(expected);
});

test('if so, any smaller room has the same layout', () => {
  const at = (room: number) => arrangeColumns(columns(20), define, room);
  expect(at(300)).toEqual(at(1000));
});
