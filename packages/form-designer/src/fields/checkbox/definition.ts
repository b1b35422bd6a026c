import { appearance, ending, OPTIONS } from '../shared/choice/choiceMembers';
import { olderList, olderOptions } from '../shared/choice/olderOptions';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** Several options, all visible. */
export const checkboxType = define('checkbox', {
  texts,
  icon: 'checkbox',
  ele: 'el-checkbox-group',
  inDynamicTable: true,
  members: {
    ...labelled('复选框'),
    ...appearance,
    options: OPTIONS,
    dataType: 'static',
    action: '',
    value: [],
    ...ending,
  },
  older: { tag: 'el-checkbox-group', members: (older) => ({ ...olderOptions(older), ...olderList(older) }) },
});
