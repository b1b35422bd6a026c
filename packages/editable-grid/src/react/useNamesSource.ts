import { useEffect, useMemo } from 'react';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { labelsFrom } from './labelsFrom';

/** Provides loaded names to the column; updated when names arrive. */
export function useNamesSource(
  { column, onChange }: ColumnLoaderProps,
  keys: readonly string[],
  names: readonly string[],
  want: (key: string) => void,
): void {
  const { key } = column;
  // The list of names is a new array on every render; compare its content.
  const content = JSON.stringify(names);
  const source = useMemo(() => {
    const texts = JSON.parse(content) as string[];
    return { labels: labelsFrom(new Map(keys.map((each, place) => [each, texts[place] ?? ''])), want) };
  }, [keys, content, want]);
  useEffect(() => onChange(key, source), [key, onChange, source]);
}
