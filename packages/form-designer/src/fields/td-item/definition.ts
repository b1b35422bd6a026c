import type { FieldType } from '../FieldType';
import { define } from '../shared/define';
import { texts } from './texts';

/** A cell of a table. A cell is saved with no other members than these. */
export const tdItemType: FieldType = {
  ...define('tdItem', {
    texts,
    icon: 'table_layout',
    ele: '',
    group: null,
    layout: 'tdItem',
    hasValue: false,
    inTable: false,
    members: {},
  }),
  defaults: { col: 1, row: 1, hide: false, compType: 'tdItem', style: { background: '#FFFFFF', width: 35 } },
};
