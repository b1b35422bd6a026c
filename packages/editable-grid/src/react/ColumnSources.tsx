import { useCallback, useEffect, useState } from 'react';
import type { CellColumn } from '../core/columns/ResolvedColumn';
import { asksServer, type ColumnSource } from './ColumnSource';
import { ColumnLoader } from './ColumnLoader';

export interface ColumnSourcesProps {
  columns: readonly CellColumn[];
  onChange: (sources: ReadonlyMap<string, ColumnSource>) => void;
  onError: (message: string) => void;
}

/** Loads the server data of the columns, once per column for the whole grid; renders nothing. */
export function ColumnSources({ columns, onChange, onError }: ColumnSourcesProps) {
  const [sources, setSources] = useState<ReadonlyMap<string, ColumnSource>>(new Map());
  const note = useCallback((key: string, source: ColumnSource) => {
    setSources((before) => (before.get(key) === source ? before : new Map(before).set(key, source)));
  }, []);

  useEffect(() => onChange(sources), [onChange, sources]);

  return columns
    .filter(asksServer)
    .map((column) => (
      <ColumnLoader
        key={`${column.key} ${column.type ?? ''} ${column.dictCode ?? ''}`}
        column={column}
        onChange={note}
        onError={onError}
      />
    ));
}
