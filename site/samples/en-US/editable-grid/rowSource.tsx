import {
  EditableGrid,
  type ColumnFilter,
  type GridColumn,
  type RowsRequest,
  type RowSource,
} from '@gezi/editable-grid';
import { KINDS, linesOf, type Line } from './lines';

const LINES = linesOf(2000);

/** In place of your API: sorts, filters, groups and returns the requested window. */
async function loadWindow({ from, to, sort, filters, group }: RowsRequest) {
  await new Promise((done) => setTimeout(done, 150));
  const found = LINES.filter((line) => Object.entries(filters).every(([key, filter]) => fits(line, key, filter)));
  const below = found.filter((line) =>
    group.path.every((value, level) => line[group.by[level] as keyof Line] === value),
  );
  // With a shorter path than `by` the groups of the next column are requested, not rows.
  const next = group.by[group.path.length] as keyof Line | undefined;
  if (next) {
    const groups = [...new Set(below.map((line) => line[next]))].map((value) => {
      const members = below.filter((line) => line[next] === value);
      const counts = members.reduce((sum, line) => sum + (line.counts ?? 0), 0);
      return { value, count: members.length, totals: { counts } };
    });
    return { groups: groups.slice(from, to), total: groups.length };
  }
  const [first] = sort;
  const rows = first
    ? below.toSorted((one, other) => (first.order === 'asc' ? 1 : -1) * compare(one, other, first.column as keyof Line))
    : below;
  return { rows: rows.slice(from, to), total: rows.length };
}

const compare = (one: Line, other: Line, key: keyof Line) =>
  typeof one[key] === 'number'
    ? Number(one[key]) - Number(other[key])
    : String(one[key]).localeCompare(String(other[key]));

function fits(line: Line, key: string, filter: ColumnFilter): boolean {
  const value = line[key as keyof Line];
  switch (filter.kind) {
    case 'text':
      return String(value ?? '').includes(filter.contains.trim());
    case 'number':
      return Number(value) >= (filter.from ?? -Infinity) && Number(value) <= (filter.to ?? Infinity);
    case 'choice': {
      // The values of the filter are displayed texts, not stored values.
      const label = KINDS.find((kind) => kind.value === value)?.label ?? '';
      return filter.values.length === 0 || filter.values.includes(label);
    }
    default:
      return true;
  }
}

const source: RowSource<Line> = { getRows: (request) => loadWindow(request) };

const columns: GridColumn<Line>[] = [
  { key: 'code', title: 'Code', width: 130, isOrder: true },
  { key: 'name', title: 'Material', filter: 'text' },
  { key: 'kind', title: 'Kind', type: 'select', width: 120, options: KINDS, filter: 'choice' },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 110, isOrder: true, filter: 'number' },
];

const NO_ROWS: readonly Line[] = [];
const GROUP = { by: ['kind'], totals: { counts: 'sum' } } as const;

export function RowsOfServer() {
  return (
    <EditableGrid
      label="Rows of a server"
      columns={columns}
      rows={NO_ROWS}
      source={source}
      group={GROUP}
      size="small"
      rowNumber
    />
  );
}
