import { appearance, ending, OPTIONS } from '../shared/choice/choiceMembers';
import { olderOptions } from '../shared/choice/olderOptions';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** One of several options, all visible. */
export const radioType = define('radio', {
  texts,
  icon: 'radio',
  ele: 'el-radio-group',
  inDynamicTable: true,
  members: {
    ...labelled('单选框'),
    ...appearance,
    options: OPTIONS,
    dataType: 'static',
    action: '',
    value: '',
    ...ending,
  },
  older: { tag: 'el-radio-group', members: olderOptions },
});
