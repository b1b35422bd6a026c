import { define } from '../shared/define';
import { texts } from './texts';

/** A table of cells that can be merged. */
export const tableType = define('table', {
  texts,
  icon: 'table_layout',
  ele: 'fancy-table',
  group: 'layout',
  layout: 'tableItem',
  inTable: false,
  members: { tdStyle: '', width: 100, height: 50 },
});
