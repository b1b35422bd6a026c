import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyLog, record, undo } from './ChangeLog';
import { invert, type RowChange } from './RowChange';
import { RowLedger } from './RowLedger';

interface Line {
  id: string;
  name: string;
}
const lines = (...ids: string[]): Line[] => ids.map((id) => ({ id, name: id.toUpperCase() }));
const edit = (rowId: string, value: string, previous: string): RowChange<Line> => ({
  kind: 'edit',
  rowId,
  column: 'name',
  value,
  previous,
});

describe('row states', () => {
  test('loaded rows have no state until they change', () => {
    const ledger = new RowLedger(lines('a', 'b'));
    expect(ledger.touched).toBe(false);
    expect(ledger.stateOf('a')).toBe('loaded');
  });

  test('an edit does not change the caller’s rows', () => {
    const rows = lines('a', 'b');
    const ledger = new RowLedger(rows);
    ledger.apply(edit('a', 'neu', 'A'));
    expect(rows[0]!.name).toBe('A');
    expect(ledger.find('a')!.name).toBe('neu');
    expect(ledger.edited()).toEqual([{ id: 'a', name: 'neu' }]);
  });

  test('a row edited back to its loaded values is not edited', () => {
    const ledger = new RowLedger(lines('a'));
    ledger.apply(edit('a', 'neu', 'A'));
    ledger.apply(edit('a', 'A', 'neu'));
    expect(ledger.touched).toBe(false);
  });

  test('clearing a field that was absent is not an edit', () => {
    const ledger = new RowLedger<Partial<Line> & { id: string }>([{ id: 'a' }]);
    ledger.apply({ kind: 'edit', rowId: 'a', column: 'name', value: 'x', previous: undefined });
    ledger.apply({ kind: 'edit', rowId: 'a', column: 'name', value: '', previous: 'x' });
    expect(ledger.edited()).toEqual([]);
  });

  test('new rows stay inserted however often they are edited', () => {
    const ledger = new RowLedger(lines('a'));
    ledger.apply({ kind: 'insert', entries: [{ index: 1, row: { id: 'row_1', name: '' } }] });
    ledger.apply(edit('row_1', 'x', ''));
    expect(ledger.inserted()).toEqual([{ id: 'row_1', name: 'x' }]);
    expect(ledger.edited()).toEqual([]);
  });

  test('moved rows count as moved until they are back, whatever rows are added or removed', () => {
    const ledger = new RowLedger(lines('a', 'b', 'c'));
    ledger.apply({ kind: 'insert', entries: [{ index: 0, row: { id: 'row_1', name: '' } }] });
    ledger.apply({ kind: 'move', from: 1, to: 3 });
    ledger.apply({ kind: 'remove', entries: [{ index: 0, row: ledger.at(0)! }] });
    expect([ledger.reordered, ledger.touched]).toEqual([true, true]);
    ledger.apply({ kind: 'move', from: 2, to: 0 });
    expect(ledger.touched).toBe(false);
    ledger.apply({ kind: 'move', from: 0, to: 1 });
    ledger.apply({ kind: 'remove', entries: [{ index: 0, row: ledger.at(0)! }] });
    expect([ledger.reordered, ledger.touched]).toEqual([false, true]);
  });

  test('rows moved by other users count as loaded', () => {
    const ledger = new RowLedger(lines('a', 'b', 'c', 'd'));
    ledger.apply({ kind: 'move', from: 0, to: 3 }, true);
    expect(ledger.touched).toBe(false);
    ledger.apply({ kind: 'move', from: 0, to: 1 });
    ledger.apply({ kind: 'move', from: 3, to: 0 }, true);
    ledger.apply({ kind: 'move', from: 1, to: 2 });
    expect(ledger.rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(ledger.touched).toBe(false);
  });

  test('removed rows are reported by their own keys', () => {
    const ledger = new RowLedger<{ id: number | string }>([{ id: 7 }, { id: '8' }]);
    ledger.apply({ kind: 'remove', entries: ledger.rows.map((row, index) => ({ index, row })) });
    expect(ledger.removedIds()).toEqual([7, '8']);
  });

  test('removed loaded rows are reported, removed new ones are not', () => {
    const ledger = new RowLedger(lines('a', 'b'));
    ledger.apply({ kind: 'insert', entries: [{ index: 0, row: { id: 'row_1', name: '' } }] });
    ledger.apply({
      kind: 'remove',
      entries: [
        { index: 0, row: ledger.at(0)! },
        { index: 2, row: ledger.at(2)! },
      ],
    });
    expect(ledger.removedIds()).toEqual(['b']);
    expect(ledger.inserted()).toEqual([]);
    expect(ledger.rows.map(({ id }) => id)).toEqual(['a']);
  });

  test('a restored edited row is edited, not new', () => {
    const ledger = new RowLedger(lines('a', 'b'));
    ledger.apply(edit('b', 'x', 'B'));
    const remove: RowChange<Line> = { kind: 'remove', entries: [{ index: 1, row: ledger.at(1)! }] };
    ledger.apply(remove);
    expect(ledger.edited()).toEqual([]);
    ledger.apply(invert(remove));
    expect(ledger.stateOf('b')).toBe('edited');
    expect(ledger.removedIds()).toEqual([]);
  });

  test('rows without a key get a temporary one and keep it', () => {
    const ledger = new RowLedger<{ name: string }>([{ name: 'x' }]);
    const id = ledger.idOf(ledger.at(0)!);
    expect(id).toMatch(/^row_/);
    ledger.apply({ kind: 'edit', rowId: id, column: 'name', value: 'y', previous: 'x' });
    expect(ledger.idOf(ledger.at(0)!)).toBe(id);
    expect(ledger.indexOf(id)).toBe(0);
  });

  test('numeric keys are converted to text', () => {
    const ledger = new RowLedger([{ code: 7, name: 'x' }], 'code');
    expect(ledger.indexOf('7')).toBe(0);
  });

  test('a step on a removed row changes nothing', () => {
    const ledger = new RowLedger(lines('a'));
    ledger.apply(edit('z', 'x', 'y'));
    expect(ledger.touched).toBe(false);
  });
});

type Step = { kind: 'edit' | 'insert' | 'remove' | 'move'; at: number; to: number; text: string };
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('edit' as const, 'insert' as const, 'remove' as const, 'move' as const),
    at: fc.nat(20),
    to: fc.nat(20),
    text: fc.string({ maxLength: 3 }),
  }),
  { maxLength: 40 },
);

/** The change a random step means in the ledger's present state. */
function changeOf(step: Step, ledger: RowLedger<Line>, nth: number): RowChange<Line> | undefined {
  const at = ledger.size === 0 ? 0 : step.at % ledger.size;
  const row = ledger.at(at);
  if (step.kind === 'insert') return { kind: 'insert', entries: [{ index: at, row: { id: `row_${nth}`, name: '' } }] };
  if (!row) return undefined;
  if (step.kind === 'edit') return edit(row.id, step.text, row.name);
  if (step.kind === 'remove') return { kind: 'remove', entries: [{ index: at, row }] };
  return { kind: 'move', from: at, to: step.to % ledger.size };
}

test('undoing any history restores the loaded document', () => {
  fc.assert(
    fc.property(steps, (history) => {
      const loaded = lines('a', 'b', 'c', 'd', 'e');
      const ledger = new RowLedger(loaded);
      let log = emptyLog<Line>();
      history.forEach((step, nth) => {
        const change = changeOf(step, ledger, nth);
        if (!change) return;
        ledger.apply(change);
        log = record(log, [change]);
        // The index by id never lags behind the rows.
        ledger.rows.forEach((row, index) => expect(ledger.indexOf(row.id)).toBe(index));
      });
      for (let back = undo(log); back; back = undo(log)) {
        back.steps.forEach((step) => ledger.apply(step));
        log = back.finish(back.steps);
      }
      expect(ledger.rows).toEqual(loaded);
      expect(ledger.touched).toBe(false);
    }),
  );
});
