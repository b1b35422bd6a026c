import { booleanMember } from '../../core/document/members';
import { define } from '../shared/define';
import { texts } from './texts';

/** Rows of the same fields; users add and remove them. */
export const dynamicTableType = define('dynamicTable', {
  texts,
  icon: 'table',
  ele: 'dynamic-table',
  layout: 'dynamicItem',
  inTable: false,
  members: {
    labelWidth: 0,
    showLabel: false,
    buttonAdd: true,
    buttonDel: true,
    showIndex: true,
    visible: true,
    multiCheck: true,
    'show-summary': false,
    'sum-text': '合计',
    'summary-text': '元',
  },
  isSwitchedOff: (data) => !booleanMember(data, 'visible', true),
});
