import { ending, OPTIONS } from '../shared/choice/choiceMembers';
import { olderOptions } from '../shared/choice/olderOptions';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** One or several options of a list that opens. */
export const selectType = define('select', {
  texts,
  icon: 'select',
  ele: 'el-select',
  inDynamicTable: true,
  members: {
    ...labelled('下拉框'),
    placeholder: '请选择',
    multiple: false,
    filterable: false,
    options: OPTIONS,
    dataType: 'static',
    action: '',
    clearable: false,
    value: '',
    ...ending,
    'collapse-tags': false,
  },
  older: { tag: 'el-select', members: olderOptions },
});
