import { numberMember, textMember } from '../../core/document/members';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** Several lines of text. */
export const textareaType = define('textarea', {
  texts,
  icon: 'textarea',
  ele: 'el-input',
  viewType: 'text',
  inDynamicTable: true,
  members: {
    ...labelled('多行文本'),
    placeholder: '请输入',
    type: 'textarea',
    maxlength: 50,
    clearable: true,
    readonly: false,
    rows: 4,
    status: 'normal',
    value: '',
    rules: [],
    ruleError: '该字段不能为空',
    'show-word-limit': false,
  },
  height: (data) => 34 + 22 * numberMember(data, 'rows', 4),
  older: { tag: 'el-input', matches: (field) => textMember(field, 'type') === 'textarea' },
});
