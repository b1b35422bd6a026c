import type { JsonObject } from '../../../core/document/FormDocument';

/** Options of a new item. */
export const OPTIONS = [
  { label: '选项一', value: 1 },
  { label: '选项二', value: 2 },
  { label: '选项三', value: 3 },
];

/** Last members of a new choice, in the order of saved forms. */
export const ending: JsonObject = { rules: [], ruleError: '该字段不能为空' };

/** Appearance of a new radio or checkbox. */
export const appearance: JsonObject = { border: false, vertical: false, size: 'medium', optionType: 'default' };
