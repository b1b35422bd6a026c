import { useUserNames } from '@gezi/pickers';
import { userField } from '../cells/sel-user/userField';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** Loads the names of a column's users. */
export function UserLoader(props: ColumnLoaderProps) {
  const [keys, want] = useWanted();
  const { names } = useUserNames(keys, userField(props.column));
  useNamesSource(props, keys, names, want);
  return null;
}
