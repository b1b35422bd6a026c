import { fieldSettings } from '../../core/columns/fieldSettings';
import type { CellColumn } from '../../core/columns/ResolvedColumn';

/** Member of a department that a column stores; default its id (B§9). */
export const departField = (column: Pick<CellColumn, 'fieldExtendJson'>): 'id' | 'orgCode' =>
  fieldSettings(column).store === 'orgCode' ? 'orgCode' : 'id';
