import { define, labelled } from './define';
import { choice, fieldLogic, head, number, shared, toggle } from './properties';

const checks = [shared.disabled, shared.required, ...fieldLogic];

const inputNumber = define('inputNumber', {
  name: '计数器',
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
  properties: [
    ...head,
    shared.value,
    number('min', 'min', { fallback: 0 }),
    number('max', 'max', { fallback: 100 }),
    number('step', 'step', { min: 0, fallback: 1 }),
    toggle('step-strictly', 'stepStrictly'),
    number('precision', 'precision', { min: 0, max: 10, step: 1, fallback: 0 }),
    choice('controls-position', 'controlsPosition', ['default', 'right'], { fallback: 'default' }),
    shared.readonly,
    shared.disabled,
    shared.required,
    shared.rules,
    ...fieldLogic,
  ],
});

const slider = define('slider', {
  name: '滑块',
  icon: 'slider',
  ele: 'el-slider',
  inDynamicTable: true,
  members: {
    ...labelled('滑块'),
    value: 0,
    rules: [],
    min: 0,
    max: 20,
    step: 1,
    'show-stops': true,
    'show-tooltip': true,
    range: false,
  },
  properties: [
    ...head,
    shared.value,
    number('min', 'min', { min: 0, fallback: 0 }),
    number('max', 'max', { min: 0, fallback: 20 }),
    number('step', 'step', { min: 0, fallback: 1 }),
    toggle('range', 'range', { effect: 'range' }),
    toggle('show-stops', 'showStops'),
    toggle('show-tooltip', 'showTooltip', { fallback: true }),
    ...checks,
  ],
});

const rate = define('rate', {
  name: '评分',
  icon: 'rate',
  ele: 'el-rate',
  inDynamicTable: true,
  members: { ...labelled('评分'), value: 1, rules: [], max: 5, 'allow-half': false, 'show-score': false },
  properties: [
    ...head,
    shared.value,
    number('max', 'max', { min: 1, step: 1, fallback: 5 }),
    toggle('allow-half', 'allowHalf'),
    toggle('show-score', 'showScore'),
    ...checks,
  ],
});

/** Fields that hold a number. */
export const numberTypes = { inputNumber, slider, rate };
