import { describeFailure, useClientKit, useDict } from '@gezi/client';
import { useEffect, useMemo } from 'react';
import type { ColumnLoaderProps } from './ColumnLoaderProps';

/** Loads a column's dictionary from the client's cache; a failure is reported and shown in the list. */
export function DictLoader({ column, onChange, onError }: ColumnLoaderProps) {
  const { locale } = useClientKit();
  const { items, loading, error, retry } = useDict(column.dictCode);
  const { key } = column;
  const message = error && describeFailure(error, { locale }).message;

  const source = useMemo(
    () => ({ options: items, choices: { loading, error: message, retry } }),
    [items, loading, message, retry],
  );
  useEffect(() => onChange(key, source), [key, onChange, source]);
  useEffect(() => {
    if (message !== undefined) onError(message);
  }, [message, onError]);

  return null;
}
