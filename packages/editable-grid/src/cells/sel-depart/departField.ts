import { fieldSettings } from '../../core/columns/fieldSettings';
import type { GridColumn } from '../../core/columns/GridColumn';

/** The member of a department that a column keeps; default its id (B§9). */
export const departField = (column: Pick<GridColumn, 'fieldExtendJson'>): 'id' | 'orgCode' =>
  fieldSettings(column).store === 'orgCode' ? 'orgCode' : 'id';
