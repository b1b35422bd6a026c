import { useDepartNames } from '@gezi/pickers';
import { departField } from '../cells/sel-depart/departField';
import type { ColumnAskerProps } from './ColumnAskerProps';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** What the departments of a column are called. */
export function DepartAsker(props: ColumnAskerProps) {
  const [keys, want] = useWanted();
  const { names } = useDepartNames(keys, departField(props.column));
  useNamesSource(props, keys, names, want);
  return null;
}
