import type { ColumnAskerProps } from './ColumnAskerProps';
import { DepartAsker } from './DepartAsker';
import { DictAsker } from './DictAsker';
import { PictureAsker } from './PictureAsker';
import { SearchAsker } from './SearchAsker';
import { UserAsker } from './UserAsker';

/** What one column asks the server for, by its type. */
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
