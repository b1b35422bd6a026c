import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { CellAccess, StoreSettings } from './StoreSettings';

export const isRowDisabled = <Row extends object>(
  { disabled, rowDisabled }: Pick<StoreSettings<Row>, 'disabled' | 'rowDisabled'>,
  row: Row,
): boolean => disabled || (rowDisabled?.(row) ?? false);

/** Access of the user to the cell of a row; disabled wins over read-only. */
export function cellAccess<Row extends object>(
  settings: Pick<StoreSettings<Row>, 'disabled' | 'rowDisabled' | 'readOnly'>,
  row: Row,
  { disabled, readOnly }: ResolvedColumn<Row>,
): CellAccess {
  if (isRowDisabled(settings, row) || (typeof disabled === 'function' ? disabled(row) : disabled)) return 'disabled';
  if (settings.readOnly || (typeof readOnly === 'function' ? readOnly(row) : readOnly)) return 'read-only';
  return 'edit';
}
