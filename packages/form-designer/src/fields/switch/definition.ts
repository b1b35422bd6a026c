import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** On or off, as two values the item names. */
export const switchType = define('Switch', {
  texts,
  icon: 'switch',
  ele: 'el-switch',
  inDynamicTable: true,
  members: {
    ...labelled('开关'),
    value: false,
    rules: [],
    'active-color': '#409EFF',
    'inactive-color': '#DCDFE6',
    'active-value': 'true',
    'inactive-value': 'false',
  },
  older: { tag: 'el-switch' },
});
