import type { JsonObject } from '../document/FormDocument';
import { define, labelled } from './define';
import { choice, color, fieldLogic, head, number, shared, text, toggle } from './properties';

const OPTIONS = [
  { label: '选项一', value: 1 },
  { label: '选项二', value: 2 },
  { label: '选项三', value: 3 },
];

const ending: JsonObject = { rules: [], ruleError: '该字段不能为空' };
const source = [shared.dataType, shared.options, shared.action, shared.linkTo];
const checks = [shared.disabled, shared.required, shared.ruleError, shared.rules, ...fieldLogic];

const select = define('select', {
  name: '下拉框',
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
  properties: [
    ...head,
    shared.placeholder,
    ...source,
    shared.value,
    toggle('multiple', 'multiple', { effect: 'multiple' }),
    toggle('collapse-tags', 'collapseTags', { when: { member: 'multiple', is: true } }),
    toggle('filterable', 'filterable'),
    shared.clearable,
    shared.size,
    ...checks,
  ],
});

const look: JsonObject = { border: false, vertical: false, size: 'medium', optionType: 'default' };
const lookFields = [
  choice('optionType', 'optionType', ['default', 'button'], { fallback: 'default' }),
  toggle('border', 'border'),
  toggle('vertical', 'vertical'),
  shared.size,
];

const radio = define('radio', {
  name: '单选框',
  icon: 'radio',
  ele: 'el-radio-group',
  inDynamicTable: true,
  members: { ...labelled('单选框'), ...look, options: OPTIONS, dataType: 'static', action: '', value: '', ...ending },
  properties: [...head, ...source, shared.value, ...lookFields, ...checks],
});

const checkbox = define('checkbox', {
  name: '复选框',
  icon: 'checkbox',
  ele: 'el-checkbox-group',
  inDynamicTable: true,
  members: { ...labelled('复选框'), ...look, options: OPTIONS, dataType: 'static', action: '', value: [], ...ending },
  properties: [
    ...head,
    ...source,
    shared.value,
    ...lookFields,
    number('min', 'minChecked', { min: 1, step: 1 }),
    number('max', 'maxChecked', { min: 1, step: 1 }),
    ...checks,
  ],
});

const Switch = define('Switch', {
  name: '开关',
  icon: 'switch',
  ele: 'el-switch',
  inDynamicTable: true,
  members: {
    ...labelled('开关'),
    value: false,
    rules: [],
    'active-color': '#409EFF',
    'inactive-color': '#DCDFE6',
    'active-value': 'true',
    'inactive-value': 'false',
  },
  properties: [
    ...head,
    shared.value,
    text('active-text', 'activeText'),
    text('inactive-text', 'inactiveText'),
    color('active-color', 'activeColor', { fallback: '#409EFF' }),
    color('inactive-color', 'inactiveColor', { fallback: '#DCDFE6' }),
    text('active-value', 'activeValue', { fallback: 'true' }),
    text('inactive-value', 'inactiveValue', { fallback: 'false' }),
    shared.disabled,
    shared.required,
    ...fieldLogic,
  ],
});

const cascader = define('cascader', {
  name: '级联选择器',
  icon: 'cascader',
  ele: 'el-cascader',
  members: {
    ...labelled('级联选择器'),
    placeholder: '请选择',
    width: 100,
    value: [],
    size: 'medium',
    dataType: 'static',
    action: '',
    props: {
      clearable: true,
      separator: '/',
      'show-all-levels': false,
      filterable: false,
      props: {
        expandTrigger: 'click',
        multiple: false,
        checkStrictly: false,
        label: 'label',
        value: 'value',
        children: 'children',
      },
    },
    options: [
      {
        value: 1,
        label: '选项一',
        children: [
          { value: 11, label: '选项一之一' },
          { value: 12, label: '选项一之二' },
        ],
      },
      { value: 2, label: '选项二' },
    ],
    'china-area-data': false,
  },
  properties: [
    shared.id,
    shared.label,
    shared.span,
    number('width', 'width', { min: 0, max: 100, step: 1, fallback: 100 }),
    shared.showLabel,
    { ...shared.labelWidth, min: 0 },
    shared.gutter,
    shared.placeholder,
    shared.dataType,
    toggle('china-area-data', 'areaData', { effect: 'areaData' }),
    { ...shared.options, effect: undefined },
    shared.action,
    shared.value,
    text('props.props.label', 'labelKey', { fallback: 'label' }),
    text('props.props.value', 'valueKey', { fallback: 'value' }),
    text('props.props.children', 'childrenKey', { fallback: 'children' }),
    choice('props.props.expandTrigger', 'expandTrigger', ['click', 'hover'], { fallback: 'click' }),
    toggle('props.props.multiple', 'multiple', { effect: 'multiple' }),
    toggle('props.props.checkStrictly', 'checkStrictly'),
    toggle('props.show-all-levels', 'showAllLevels'),
    text('props.separator', 'separator', { fallback: '/' }),
    toggle('props.filterable', 'filterable'),
    toggle('props.clearable', 'clearable'),
    shared.size,
    shared.disabled,
    shared.required,
    shared.rules,
    ...fieldLogic,
  ],
});

/** Fields one chooses in. */
export const choiceTypes = { select, radio, checkbox, Switch, cascader };
