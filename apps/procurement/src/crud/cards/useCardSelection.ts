import { useState } from 'react';

/** Selected rows of a list of cards; rows that are gone are dropped. */
export function useCardSelection<Row extends object>(rows: readonly Row[], rowKey: string) {
  const idOf = (row: Row) => (row as Record<string, string | number>)[rowKey]!;
  const [seen, setSeen] = useState(rows);
  const [selected, setSelected] = useState<ReadonlyMap<string | number, Row>>(new Map());
  if (seen !== rows) {
    setSeen(rows);
    setSelected(new Map(rows.flatMap((row) => (selected.has(idOf(row)) ? [[idOf(row), row] as const] : []))));
  }
  const count = rows.filter((row) => selected.has(idOf(row))).length;

  return {
    rows: [...selected.values()],
    has: (row: Row) => selected.has(idOf(row)),
    /** Of the top rows. */
    all: rows.length > 0 && count === rows.length ? 'all' : count > 0 ? 'some' : 'none',
    toggle(row: Row) {
      const next = new Map(selected);
      if (!next.delete(idOf(row))) next.set(idOf(row), row);
      setSelected(next);
    },
    toggleAll: (checked: boolean) => setSelected(new Map(checked ? rows.map((row) => [idOf(row), row]) : [])),
  };
}

export type CardSelection<Row extends object> = ReturnType<typeof useCardSelection<Row>>;
