import type { JsonObject } from '../../../core/document/FormDocument';
import { labelled } from '../define';

/** Members of a dialog with rows to select from; `colConf`, the columns of its table, is a JSON text. */
export const dialogMembers = (
  label: string,
  columns: readonly (readonly [label: string, property: string])[],
): JsonObject => ({
  ...labelled(label),
  title: '请选择',
  multi: false,
  showIndex: false,
  action: '',
  colConf: JSON.stringify(
    columns.map(([name, property], index) => ({ index, label: name, property, width: 150, show: true })),
  ),
  dval: 'id',
  dlabel: 'name',
  height: 500,
  value: '',
});
