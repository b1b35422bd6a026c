import type { CompType } from './CompType';
import type { FieldType } from './FieldType';
import { findOwnParts, ownDefinitions } from './ownFieldTypes';
import { alertType } from './alert/definition';
import { barCodeType } from './bar-code/definition';
import { buttonType } from './button/definition';
import { cascaderType } from './cascader/definition';
import { checkboxType } from './checkbox/definition';
import { colorPickerType } from './color-picker/definition';
import { dateType } from './date/definition';
import { dialogListType } from './dialog-list/definition';
import { dividerType } from './divider/definition';
import { dynamicTableType } from './dynamic-table/definition';
import { editorType } from './editor/definition';
import { htmlType } from './html/definition';
import { inputNumberType } from './input-number/definition';
import { inputType } from './input/definition';
import { linkType } from './link/definition';
import { radioType } from './radio/definition';
import { rateType } from './rate/definition';
import { rowType } from './row/definition';
import { selectType } from './select/definition';
import { sliderType } from './slider/definition';
import { switchType } from './switch/definition';
import { tableType } from './table/definition';
import { tdItemType } from './td-item/definition';
import { textType } from './text/definition';
import { textareaType } from './textarea/definition';
import { timeType } from './time/definition';
import { uploadType } from './upload/definition';
import { userDeptType } from './user-dept/definition';
import { userListType } from './user-list/definition';

/** All component types in the order of the palette. */
export const fieldTypes: Readonly<Record<CompType, FieldType>> = {
  input: inputType,
  textarea: textareaType,
  inputNumber: inputNumberType,
  select: selectType,
  radio: radioType,
  checkbox: checkboxType,
  Switch: switchType,
  date: dateType,
  time: timeType,
  slider: sliderType,
  rate: rateType,
  cascader: cascaderType,
  upload: uploadType,
  editor: editorType,
  colorPicker: colorPickerType,
  dialogList: dialogListType,
  userList: userListType,
  userDept: userDeptType,
  barCode: barCodeType,
  dynamicTable: dynamicTableType,
  row: rowType,
  table: tableType,
  tdItem: tdItemType,
  button: buttonType,
  divider: dividerType,
  alert: alertType,
  link: linkType,
  text: textType,
  html: htmlType,
};

/** Whether a type is one of the 29; `constructor` and the like are not. */
export const isCompType = (type: string): type is CompType => Object.hasOwn(fieldTypes, type);

/** The component type of that name, of this package or registered; undefined for unknown types. */
export const findFieldType = (type: string): FieldType | undefined =>
  isCompType(type) ? fieldTypes[type] : findOwnParts(type)?.definition;

/** All component types in the order of the palette, registered ones last. */
export const allFieldTypes = (): FieldType[] => [...Object.values(fieldTypes), ...ownDefinitions()];
