import { readCell } from '../clipboard/readCell';
import { isOpenCell, type TargetGrid } from '../clipboard/TargetGrid';
import type { ProposedChange } from '../ledger/effective';
import type { RangeBox } from '../range/CellRange';
import { fieldOf } from '../rowId';
import { series } from './series';

/**
 * Fills the part of `target` beyond `source`, line by line, by continuing the source's series.
 *
 * @param source cells to start from
 * @param target the source and the cells to fill: longer in one direction, same in the other
 * @param copy repeats the source instead of continuing it (Ctrl+D, Ctrl+R)
 * @returns steps; cells that are not editable or cannot read the value are skipped
 */
export function fillPlan<Row extends object>(
  source: RangeBox,
  target: RangeBox,
  grid: TargetGrid<Row>,
  copy = false,
): ProposedChange<Row>[] {
  const changes: ProposedChange<Row>[] = [];
  const down = target.bottom > source.bottom;
  const up = target.top < source.top;
  const vertical = down || up;
  const backwards = up || (!vertical && target.left < source.left);
  const lines = vertical ? between(source.left, source.right) : between(source.top, source.bottom);
  const begins = vertical ? between(source.top, source.bottom) : between(source.left, source.right);
  const fresh = vertical
    ? up
      ? between(target.top, source.top - 1)
      : between(source.bottom + 1, target.bottom)
    : backwards
      ? between(target.left, source.left - 1)
      : between(source.right + 1, target.right);
  // Backwards the order is reversed: the nearest cell is filled first.
  if (backwards) {
    begins.reverse();
    fresh.reverse();
  }
  for (const line of lines) {
    const values = begins.map((place) => (vertical ? valueAt(grid, place, line) : valueAt(grid, line, place)));
    const from = vertical ? line : begins.at(-1)!;
    const next = copy ? (nth: number) => values[nth % values.length] : series(values);
    fresh.forEach((place, nth) => {
      const step = vertical ? put(grid, place, line, next(nth), from) : put(grid, line, place, next(nth), from);
      if (step) changes.push(step);
    });
  }
  return changes;
}

function put<Row extends object>(
  grid: TargetGrid<Row>,
  rowIndex: number,
  place: number,
  value: unknown,
  from: number,
): ProposedChange<Row> | undefined {
  const row = grid.rowAt(rowIndex);
  const target = grid.columns[place];
  if (!row || !target || !isOpenCell(grid, row, target)) return undefined;
  const { column } = target;
  const rowId = grid.idOf(row);
  if (place === from) return { kind: 'edit', rowId, column: column.key, value };
  // From another column: its displayed text is parsed here.
  const origin = grid.columns[from]!;
  const source = grid.columnFor(row, origin.column);
  const read = readCell(origin.definition.format(value, source), grid.columnFor(row, column), target.definition);
  return read.ok ? { kind: 'edit', rowId, column: column.key, value: read.value } : undefined;
}

function valueAt<Row extends object>(grid: TargetGrid<Row>, rowIndex: number, place: number): unknown {
  const row = grid.rowAt(rowIndex);
  return row && fieldOf(row, grid.columns[place]!.column.key);
}

const between = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);
