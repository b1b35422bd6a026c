import { useUserNames } from '@gezi/pickers';
import { userField } from '../cells/sel-user/userField';
import type { ColumnAskerProps } from './ColumnAskerProps';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** Loads the names of a column's users. */
export function UserAsker(props: ColumnAskerProps) {
  const [keys, want] = useWanted();
  const { names } = useUserNames(keys, userField(props.column));
  useNamesSource(props, keys, names, want);
  return null;
}
