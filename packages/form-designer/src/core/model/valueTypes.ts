import type { CompType } from '../catalogue/ComponentType';

/** The types with a value of their own in what is submitted. */
export const VALUE_TYPES: ReadonlySet<string> = new Set<CompType>([
  'input',
  'select',
  'radio',
  'checkbox',
  'Switch',
  'inputNumber',
  'textarea',
  'slider',
  'rate',
  'date',
  'time',
  'editor',
  'colorPicker',
  'cascader',
  'upload',
  'dialogList',
  'userList',
  'userDept',
  'barCode',
  'dynamicTable',
]);
