import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** A date, week, month, year or time, or a range of them. */
export const dateType = define('date', {
  texts,
  icon: 'date',
  ele: 'el-date-picker',
  viewType: 'text',
  inDynamicTable: true,
  members: {
    ...labelled('日期'),
    placeholder: '请选择',
    clearable: true,
    readonly: false,
    value: '',
    rules: [],
    type: 'date',
    format: 'yyyy-MM-dd',
    'value-format': 'yyyy-MM-dd',
    'range-separator': '-',
    'start-placeholder': '开始日期',
    'end-placeholder': '结束日期',
  },
  older: { tag: 'el-date-picker' },
});
