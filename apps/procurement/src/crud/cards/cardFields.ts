import type { GridColumn } from '@gezi/editable-grid';
import type { ReactNode } from 'react';

/** Fields of a card besides title and status. */
const MAX_FIELDS = 4;

export interface CardFields<Row extends object> {
  title: GridColumn<Row> | undefined;
  status: GridColumn<Row> | undefined;
  others: readonly GridColumn<Row>[];
}

/** The columns that a card shows: the first as title, the status as tag and the next four. */
export function cardFields<Row extends object>([title, ...rest]: readonly GridColumn<Row>[]): CardFields<Row> {
  const status = rest.find(({ key }) => /status$/i.test(key));
  return { title, status, others: rest.filter((column) => column !== status).slice(0, MAX_FIELDS) };
}

/** Content of a cell as in the grid; undefined if it is empty. */
export function cellOf<Row extends object>(column: GridColumn<Row>, row: Row): ReactNode {
  const { render } = column as { render?: (row: Row) => ReactNode };
  const value = render ? render(row) : (row as Record<string, ReactNode>)[column.key];
  return value === null || value === '' || typeof value === 'boolean' ? undefined : value;
}
