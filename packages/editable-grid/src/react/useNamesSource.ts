import { useEffect, useMemo } from 'react';
import type { ColumnAskerProps } from './ColumnAskerProps';
import { labelsFrom } from './labelsFrom';

/** Hands the names of the keys asked for to the column; names that come anew are handed over anew. */
export function useNamesSource(
  { column, onChange }: ColumnAskerProps,
  keys: readonly string[],
  names: readonly string[],
  want: (key: string) => void,
): void {
  const { key } = column;
  // The list of names is made anew with every render; its content is what counts.
  const content = JSON.stringify(names);
  const source = useMemo(() => {
    const texts = JSON.parse(content) as string[];
    return { labels: labelsFrom(new Map(keys.map((each, place) => [each, texts[place] ?? ''])), want) };
  }, [keys, content, want]);
  useEffect(() => onChange(key, source), [key, onChange, source]);
}
