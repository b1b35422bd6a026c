import { fieldSettings } from '../../core/columns/fieldSettings';
import type { CellColumn } from '../../core/columns/ResolvedColumn';

/** The member of a department that a column keeps; default its id (B§9). */
export const departField = (column: Pick<CellColumn, 'fieldExtendJson'>): 'id' | 'orgCode' =>
  fieldSettings(column).store === 'orgCode' ? 'orgCode' : 'id';
