import { fieldSettings } from '../../core/columns/fieldSettings';
import type { GridColumn } from '../../core/columns/GridColumn';

/** The member of a user that a column keeps; default the user name. */
export const userField = (column: Pick<GridColumn, 'fieldExtendJson'>): 'username' | 'id' =>
  fieldSettings(column).store === 'id' ? 'id' : 'username';
