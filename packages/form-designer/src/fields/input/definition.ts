import type { JsonObject } from '../../core/document/FormDocument';
import { memberOf } from '../../core/document/members';
import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** A line of text. */
export const inputType = define('input', {
  texts,
  icon: 'input',
  ele: 'el-input',
  viewType: 'text',
  inDynamicTable: true,
  members: {
    ...labelled('单行文本'),
    placeholder: '请输入',
    maxLength: 50,
    width: '100%',
    clearable: true,
    readonly: false,
    status: 'normal',
    value: '',
    rules: [],
    rulesType: 'default',
    prepend: '',
    append: '',
    'prefix-icon': '',
    'suffix-icon': '',
  },
  older: {
    tag: 'el-input',
    members({ field }): JsonObject {
      const maxLength = memberOf(field, 'maxlength');
      return maxLength === undefined ? {} : { maxLength };
    },
  },
});
