import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** A time of day, or a range of two. */
export const timeType = define('time', {
  texts,
  icon: 'time',
  ele: 'el-time-picker',
  viewType: 'text',
  inDynamicTable: true,
  members: {
    ...labelled('时间'),
    placeholder: '请选择',
    clearable: true,
    readonly: false,
    value: '',
    rules: [],
    'picker-options': { selectableRange: '00:00:00-23:59:59' },
    'arrow-control': true,
    align: 'left',
    format: 'HH:mm:ss',
    'value-format': 'HH:mm:ss',
    'is-range': false,
    'range-separator': '-',
  },
  older: { tag: 'el-time-picker' },
});
