import { useClientKit } from '@gezi/client';
import { createNames, type Names } from '@gezi/pickers/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { labelsFrom } from './labelsFrom';

interface Named {
  value: string;
  label: string;
}

/** Loads the names of a searched dictionary's keys; visible ones in one request. */
export function SearchLoader({ column, onChange }: ColumnLoaderProps) {
  const { dictionaries } = useClientKit();
  const { key, dictCode = '' } = column;

  const names = useMemo(
    () =>
      createNames<Named>({
        keyOf: ({ value }) => value,
        async load(values) {
          const labels = await dictionaries.labels(dictCode, values.join(','));
          return values.map((value, place) => ({ value, label: labels[place] ?? value }));
        },
      }),
    [dictionaries, dictCode],
  );
  const version = useSyncExternalStore(names.subscribe, names.version, names.version);

  useEffect(() => onChange(key, { labels: labelsOf(names) }), [key, names, onChange, version]);

  return null;
}

function labelsOf(names: Names<Named>) {
  const asked = new Map<string, string>();
  const labels = labelsFrom(
    asked,
    (key) => names.request([key]),
    (key, text) => names.add([{ value: key, label: text }]),
  );
  return {
    ...labels,
    textOf(key: string) {
      const named = names.peek(key);
      if (named !== undefined) asked.set(key, named?.label ?? key);
      return labels.textOf(key);
    },
  };
}
