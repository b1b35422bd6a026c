import { useDepartNames } from '@gezi/pickers';
import { departField } from '../cells/sel-depart/departField';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** Loads the names of a column's departments. */
export function DepartLoader(props: ColumnLoaderProps) {
  const [keys, want] = useWanted();
  const { names } = useDepartNames(keys, departField(props.column));
  useNamesSource(props, keys, names, want);
  return null;
}
