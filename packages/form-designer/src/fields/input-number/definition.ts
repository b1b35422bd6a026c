import { define, labelled } from '../shared/define';
import { texts } from './texts';

/** A number with steps. */
export const inputNumberType = define('inputNumber', {
  texts,
  icon: 'inputNumber',
  ele: 'el-inputNumber',
  viewType: 'text',
  inDynamicTable: true,
  members: {
    ...labelled('计数器'),
    value: 0,
    rules: [],
    min: 0,
    max: 100,
    step: 1,
    'step-strictly': false,
    precision: 0,
    'controls-position': 'default',
    readonly: false,
    regList: [],
  },
  isNumber: true,
  older: { tag: 'el-input-number' },
});
