import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { arrangeColumns } from './arrangeColumns';
import { columnWindow } from './columnWindow';
import type { ResolvedColumn } from './ResolvedColumn';

const define = (type: string) => cellDefinitions.find((definition) => definition.type === type)!;
const keys = (columns: readonly { column: ResolvedColumn<Record<string, unknown>> }[]) =>
  columns.map(({ column }) => column.key);
const plain: ResolvedColumn<Record<string, unknown>>[] = [
  { key: 'a', type: 'input', width: 100 },
  { key: 'b', type: 'input' },
  { key: 'c', type: 'hidden' },
  { key: 'd', type: 'date', pin: 'end' },
  { key: 'e', type: 'inputNumber', pin: 'start' },
];

describe('positions', () => {
  test('pinned columns are at their ends, hidden ones are omitted', () => {
    const layout = arrangeColumns(plain, define, 0);
    expect(keys(layout.columns)).toEqual(['e', 'a', 'b', 'd']);
    expect(layout.columns.map(({ left }) => left)).toEqual([0, 120, 220, 370]);
    expect(layout).toMatchObject({ startCount: 1, endFrom: 3, startWidth: 120, endWidth: 135, width: 505 });
  });

  test('spare room goes to columns without a width', () => {
    const layout = arrangeColumns(plain, define, 1000);
    expect(layout.width).toBe(1000);
    expect(layout.columns.find(({ column }) => column.key === 'b')!.width).toBe(150 + 495);
    expect(layout.columns.find(({ column }) => column.key === 'a')!.width).toBe(100);
  });

  test('the user’s order, widths, pins and hidden columns take precedence', () => {
    const state = { order: ['b', 'a'], hidden: ['d'], widths: { b: 300 }, pins: { e: 'none' as const } };
    const layout = arrangeColumns(plain, define, 0, state);
    expect(keys(layout.columns)).toEqual(['b', 'a', 'e']);
    expect(layout.columns[0]!.width).toBe(300);
    expect(layout.startCount).toBe(0);
  });

  test('on a narrow screen columns are unpinned, start ones first', () => {
    const layout = arrangeColumns(plain, define, 320);
    expect(keys(layout.columns)).toEqual(['a', 'b', 'e', 'd']);
    expect(layout.columns.map(({ pin }) => pin)).toEqual([undefined, undefined, undefined, 'end']);
  });

  test('end columns that cannot be pinned come last and are always rendered', () => {
    const layout = arrangeColumns(plain, define, 200);
    expect(keys(layout.columns)).toEqual(['a', 'b', 'e', 'd']);
    expect(layout.columns.map(({ pin }) => pin)).toEqual([undefined, undefined, undefined, undefined]);
    expect(layout).toMatchObject({ startCount: 0, endFrom: 3, startWidth: 0, endWidth: 0 });
  });
});

test('rendered columns cover every visible pixel', () => {
  const columns = fc.array(fc.record({ width: fc.integer({ min: 32, max: 400 }) }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(columns, fc.integer({ min: 100, max: 2000 }), fc.nat(20_000), (widths, room, scrolled) => {
      const made = widths.map(({ width }, nth) => ({ key: String(nth), type: 'input', width }));
      const layout = arrangeColumns(made, define, room);
      const left = Math.min(scrolled, layout.width - Math.min(room, layout.width));
      const { from, to } = columnWindow(layout, left, room, 0);
      expect(layout.columns[from]!.left).toBeLessThanOrEqual(left);
      const last = layout.columns[to - 1]!;
      expect(last.left + last.width).toBeGreaterThanOrEqual(Math.min(left + room, layout.width));
    }),
  );
});
