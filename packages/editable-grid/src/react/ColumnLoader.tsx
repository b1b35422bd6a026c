import type { ColumnLoaderProps } from './ColumnLoaderProps';
import { DepartLoader } from './DepartLoader';
import { DictLoader } from './DictLoader';
import { PictureLoader } from './PictureLoader';
import { SearchLoader } from './SearchLoader';
import { UserLoader } from './UserLoader';

/** Loads the server data of one column, by its type. */
export function ColumnLoader(props: ColumnLoaderProps) {
  switch (props.column.type) {
    case 'sel_user':
      return <UserLoader {...props} />;
    case 'sel_depart':
      return <DepartLoader {...props} />;
    case 'sel_search_async':
      return <SearchLoader {...props} />;
    case 'image':
      return <PictureLoader {...props} />;
    default:
      return <DictLoader {...props} />;
  }
}
