import { define, labelled } from './define';
import { choice, fieldLogic, head, shared, text, toggle } from './properties';

const ending = [shared.clearable, shared.readonly, shared.disabled, shared.required, shared.rules, ...fieldLogic];

const date = define('date', {
  name: '日期',
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
  properties: [
    ...head,
    choice(
      'type',
      'dateType',
      ['date', 'week', 'month', 'year', 'datetime', 'monthrange', 'daterange', 'datetimerange'],
      { fallback: 'date', effect: 'range' },
    ),
    shared.placeholder,
    shared.plainValue,
    text('format', 'format', { fallback: 'yyyy-MM-dd' }),
    text('value-format', 'valueFormat', { fallback: 'yyyy-MM-dd' }),
    text('range-separator', 'rangeSeparator', { fallback: '-' }),
    text('start-placeholder', 'startPlaceholder'),
    text('end-placeholder', 'endPlaceholder'),
    ...ending,
  ],
});

const time = define('time', {
  name: '时间',
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
  properties: [
    ...head,
    shared.placeholder,
    shared.plainValue,
    toggle('is-range', 'range', { effect: 'range' }),
    text('range-separator', 'rangeSeparator', { fallback: '-', when: { member: 'is-range', is: true } }),
    text('picker-options.selectableRange', 'selectableRange', { fallback: '00:00:00-23:59:59' }),
    text('format', 'format', { fallback: 'HH:mm:ss' }),
    text('value-format', 'valueFormat', { fallback: 'HH:mm:ss' }),
    toggle('arrow-control', 'arrowControl', { fallback: true }),
    ...ending,
  ],
});

/** Fields that hold a day or a time of day. */
export const dateTypes = { date, time };
