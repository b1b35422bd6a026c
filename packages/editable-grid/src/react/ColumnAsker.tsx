import type { ColumnAskerProps } from './ColumnAskerProps';
import { DepartAsker } from './DepartAsker';
import { DictAsker } from './DictAsker';
import { PictureAsker } from './PictureAsker';
import { SearchAsker } from './SearchAsker';
import { UserAsker } from './UserAsker';

/** Loads the server data of one column, by its type. */
export function ColumnAsker(props: ColumnAskerProps) {
  switch (props.column.type) {
    case 'sel_user':
      return <UserAsker {...props} />;
    case 'sel_depart':
      return <DepartAsker {...props} />;
    case 'sel_search_async':
      return <SearchAsker {...props} />;
    case 'image':
      return <PictureAsker {...props} />;
    default:
      return <DictAsker {...props} />;
  }
}
