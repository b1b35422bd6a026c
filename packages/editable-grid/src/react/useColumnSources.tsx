import { Later, lazyPart } from '@gezi/ui';
import { useMemo, useState, type ReactNode } from 'react';
import type { ResolvedColumn } from '../core/columns/ResolvedColumn';
import { asksServer, withSource, type ColumnSource } from './ColumnSource';

const ColumnSources = lazyPart(async () => (await import('./ColumnSources')).ColumnSources);

const NONE: ReadonlyMap<string, ColumnSource> = new Map();

/**
 * The columns with their server data: dictionary items, names of keys. The loading code is itself loaded only if a
 * column needs it.
 *
 * @param onError called with the message of a failed load
 * @returns the columns, and an element to render
 */
export function useColumnSources<Row extends object>(
  columns: readonly ResolvedColumn<Row>[],
  onError: (message: string) => void,
): [readonly ResolvedColumn<Row>[], ReactNode] {
  const [sources, setSources] = useState(NONE);
  const asking = columns.some(asksServer);
  const full = useMemo(
    () => (sources.size ? columns.map((column) => withSource(column, sources.get(column.key))) : columns),
    [columns, sources],
  );
  const place = asking ? (
    <Later>
      <ColumnSources columns={columns} onChange={setSources} onError={onError} />
    </Later>
  ) : null;
  return [full, place];
}
