import { describe, expect, test } from 'vitest';
import { cellDefinitions } from '../../cells/definitions';
import { RowLedger } from '../ledger/RowLedger';
import { aggregateOf } from './aggregate';
import { RowGroups, type GroupRules } from './RowGroups';

interface Line {
  id: string;
  kind: string | null;
  place: string;
  counts: number | null;
}
const line = (id: string, kind: string | null, place: string, counts: number | null): Line => ({
  id,
  kind,
  place,
  counts,
});
const LINES = [
  line('a', 'pipe', 'north', 1),
  line('b', 'valve', 'north', 2),
  line('c', 'pipe', 'south', 3),
  line('d', null, 'south', null),
  line('e', 'pipe', 'north', 5),
];
const rules: GroupRules<Line> = {
  by: ['kind', 'place'],
  totals: { counts: 'sum' },
  expanded: true,
  columns: [{ key: 'kind', type: 'select', options: [{ value: 'pipe', label: '管材' }] }, { key: 'place' }],
  textOf: (definition, value, column) => definition.format(value, column),
  define: (type) => cellDefinitions.find((definition) => definition.type === type)!,
};

function shown(groups: RowGroups<Line>, ledger: RowLedger<Line>, order?: Uint32Array): string[] {
  const sight = groups.sight(ledger, order);
  return Array.from({ length: sight.size }, (_, index) => {
    const row = ledger.at(sight.documentIndex(index));
    const id = row?.id ?? sight.idAt(index)!;
    expect(row ? sight.indexOf(ledger.indexOf(id)) : sight.indexOfId(id)).toBe(index);
    if (row) return id;
    const group = groups.get(id)!;
    return `${'>'.repeat(group.level)}${group.text} ${group.count} = ${String(groups.total(group, 'counts'))}`;
  });
}
const make = (own: Partial<GroupRules<Line>> = {}) => new RowGroups<Line>(() => ({ ...rules, ...own }));

describe('groups', () => {
  test('have headings with number and total, in the order of their first rows, and the total of all at the end', () => {
    expect(shown(make(), new RowLedger(LINES))).toEqual([
      '>管材 3 = 9',
      '>>north 2 = 6',
      'a',
      'e',
      '>>south 1 = 3',
      'c',
      '>valve 1 = 2',
      '>>north 1 = 2',
      'b',
      '> 1 = 0',
      '>>south 1 = 0',
      'd',
      ' 5 = 11',
    ]);
  });

  test('follow sort order and filters', () => {
    const sorted = shown(make({ by: ['kind'] }), new RowLedger(LINES), Uint32Array.of(4, 1, 0));
    expect(sorted).toEqual(['>管材 2 = 6', 'e', 'a', '>valve 1 = 2', 'b', ' 3 = 8']);
  });

  test('open and close, one by one or all', () => {
    const groups = make({ by: ['kind'], expanded: false, totals: {} });
    const ledger = new RowLedger(LINES);
    expect(shown(groups, ledger)).toHaveLength(3);
    groups.toggle(groups.groupOf(1)!);
    expect(shown(groups, ledger)).toContain('b');
    groups.reveal(3);
    expect(shown(groups, ledger)).toContain('d');
    groups.toggleAll(true);
    expect(shown(groups, ledger)).toHaveLength(8);
    groups.toggleAll(false);
    expect(shown(groups, ledger)).toHaveLength(3);
  });

  test('open at first by level', () => {
    expect(shown(make({ expanded: 1, totals: {} }), new RowLedger(LINES))).toHaveLength(7);
  });

  test('compute the totals of a changed row again, and tell whether it belongs to another group', () => {
    const groups = make();
    const ledger = new RowLedger(LINES);
    shown(groups, ledger);
    const edit = (column: string, value: unknown) =>
      ledger.apply({ kind: 'edit', rowId: 'a', column, value, previous: undefined });
    edit('counts', 10);
    expect(groups.changed(0)).toBe(false);
    expect(groups.total(groups.groupOf(0)!, 'counts')).toBe(15);
    edit('place', 'south');
    expect(groups.changed(0)).toBe(true);
    expect(shown(groups, ledger)[1]).toBe('>>south 2 = 13');
  });

  test('keep their state when the rows are loaded again', () => {
    const groups = make({ by: ['kind'], totals: {} });
    shown(groups, new RowLedger(LINES));
    groups.toggle(groups.groupOf(0)!);
    expect(shown(groups, new RowLedger(LINES.slice()))[1]).toBe('>valve 1 = undefined');
  });
});

describe('totals', () => {
  test.each([
    ['sum', 6.3],
    ['average', 2.1],
    ['min', 0.1],
    ['max', 5.2],
    ['count', 3],
  ] as const)('%s', (aggregate, expected) => {
    expect(aggregateOf(aggregate, [], [0.1, '', 5.2, null, 1])).toBe(expected);
  });

  test('of dates, of nothing, and by a function of the rows', () => {
    expect(aggregateOf('max', [], ['2026-02-01', '2025-12-31', ''])).toBe('2026-02-01');
    expect(aggregateOf('min', [], [null])).toBeUndefined();
    expect(aggregateOf('average', [], [])).toBeUndefined();
    expect(aggregateOf((rows: readonly Line[]) => rows.length, LINES, [])).toBe(5);
  });
});
