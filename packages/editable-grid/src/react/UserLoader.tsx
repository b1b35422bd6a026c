import { useUserNames } from '@gezi/pickers';
import { userField } from '../cells/sel-user/userField';
import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { shownTexts } from './shownTexts';
import { useNamesSource } from './useNamesSource';
import { useWanted } from './useWanted';

/** Loads the names of a column's users. */
export function UserLoader(props: ColumnLoaderProps) {
  const [keys, want] = useWanted();
  const { names, items } = useUserNames(keys, userField(props.column));
  const shown = shownTexts(props.column, ['username', 'phone'], keys, names, items);
  useNamesSource(props, keys, shown, want);
  return null;
}
