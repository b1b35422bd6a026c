import { useDepartNames } from '@gezi/pickers';
import { departField } from '../cells/sel-depart/departField';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { shownTexts } from './shownTexts';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** Loads the names of a column's departments. */
export function DepartLoader(props: ColumnLoaderProps) {
  const [keys, want] = useWanted();
  const { names, items } = useDepartNames(keys, departField(props.column));
  const shown = shownTexts(props.column, ['orgCode'], keys, names, items);
  useNamesSource(props, keys, shown, want);
  return null;
}
