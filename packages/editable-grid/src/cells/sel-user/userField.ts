import { fieldSettings } from '../../core/columns/fieldSettings';
import type { CellColumn } from '../../core/columns/ResolvedColumn';

/** Member of a user that a column stores; default the user name. */
export const userField = (column: Pick<CellColumn, 'fieldExtendJson'>): 'username' | 'id' =>
  fieldSettings(column).store === 'id' ? 'id' : 'username';
