import { define } from '../shared/define';
import { texts } from './texts';

/** Columns of 24 units side by side. */
export const rowType = define('row', {
  texts,
  icon: 'col',
  ele: 'el-row',
  group: 'layout',
  layout: 'rowItem',
  inTable: false,
  members: { flex: 'default', justify: 'start', align: 'top', gutter: 0 },
});
