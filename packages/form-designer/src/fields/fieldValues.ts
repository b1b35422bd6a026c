import type { CompType } from './CompType';
import type { FieldValue } from './FieldValue';
import { isCompType } from './fieldTypes';
import { findOwnParts } from './ownFieldTypes';
import { barCodeValue } from './bar-code/value';
import { cascaderValue } from './cascader/value';
import { checkboxValue } from './checkbox/value';
import { colorPickerValue } from './color-picker/value';
import { dateValue } from './date/value';
import { dialogListValue } from './dialog-list/value';
import { editorValue } from './editor/value';
import { inputNumberValue } from './input-number/value';
import { inputValue } from './input/value';
import { radioValue } from './radio/value';
import { rateValue } from './rate/value';
import { selectValue } from './select/value';
import { sliderValue } from './slider/value';
import { switchValue } from './switch/value';
import { textareaValue } from './textarea/value';
import { timeValue } from './time/value';
import { uploadValue } from './upload/value';
import { userDeptValue } from './user-dept/value';
import { userListValue } from './user-list/value';

/** Values of each component type, loaded where they are validated; null for types without a value. */
export const fieldValues: Readonly<Record<CompType, FieldValue | null>> = {
  input: inputValue,
  textarea: textareaValue,
  inputNumber: inputNumberValue,
  select: selectValue,
  radio: radioValue,
  checkbox: checkboxValue,
  Switch: switchValue,
  date: dateValue,
  time: timeValue,
  slider: sliderValue,
  rate: rateValue,
  cascader: cascaderValue,
  upload: uploadValue,
  editor: editorValue,
  colorPicker: colorPickerValue,
  dialogList: dialogListValue,
  userList: userListValue,
  userDept: userDeptValue,
  barCode: barCodeValue,
  dynamicTable: null,
  row: null,
  table: null,
  tdItem: null,
  button: null,
  divider: null,
  alert: null,
  link: null,
  text: null,
  html: null,
};

/** The values of a type; undefined for unknown types and those without a value. */
export const findFieldValue = (type: string): FieldValue | undefined =>
  isCompType(type) ? (fieldValues[type] ?? undefined) : findOwnParts(type)?.value;
