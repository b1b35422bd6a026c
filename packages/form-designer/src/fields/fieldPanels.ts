import type { CompType } from './CompType';
import type { FieldPanel } from './FieldPanel';
import { isCompType } from './fieldTypes';
import { findOwnParts } from './ownFieldTypes';
import { alertPanel } from './alert/panel';
import { barCodePanel } from './bar-code/panel';
import { buttonPanel } from './button/panel';
import { cascaderPanel } from './cascader/panel';
import { checkboxPanel } from './checkbox/panel';
import { colorPickerPanel } from './color-picker/panel';
import { datePanel } from './date/panel';
import { dialogListPanel } from './dialog-list/panel';
import { dividerPanel } from './divider/panel';
import { dynamicTablePanel } from './dynamic-table/panel';
import { editorPanel } from './editor/panel';
import { htmlPanel } from './html/panel';
import { inputNumberPanel } from './input-number/panel';
import { inputPanel } from './input/panel';
import { linkPanel } from './link/panel';
import { radioPanel } from './radio/panel';
import { ratePanel } from './rate/panel';
import { rowPanel } from './row/panel';
import { selectPanel } from './select/panel';
import { sliderPanel } from './slider/panel';
import { switchPanel } from './switch/panel';
import { tablePanel } from './table/panel';
import { tdItemPanel } from './td-item/panel';
import { textPanel } from './text/panel';
import { textareaPanel } from './textarea/panel';
import { timePanel } from './time/panel';
import { uploadPanel } from './upload/panel';
import { userDeptPanel } from './user-dept/panel';
import { userListPanel } from './user-list/panel';

/** The property panel of each component type. */
export const fieldPanels: Readonly<Record<CompType, FieldPanel>> = {
  input: inputPanel,
  textarea: textareaPanel,
  inputNumber: inputNumberPanel,
  select: selectPanel,
  radio: radioPanel,
  checkbox: checkboxPanel,
  Switch: switchPanel,
  date: datePanel,
  time: timePanel,
  slider: sliderPanel,
  rate: ratePanel,
  cascader: cascaderPanel,
  upload: uploadPanel,
  editor: editorPanel,
  colorPicker: colorPickerPanel,
  dialogList: dialogListPanel,
  userList: userListPanel,
  userDept: userDeptPanel,
  barCode: barCodePanel,
  dynamicTable: dynamicTablePanel,
  row: rowPanel,
  table: tablePanel,
  tdItem: tdItemPanel,
  button: buttonPanel,
  divider: dividerPanel,
  alert: alertPanel,
  link: linkPanel,
  text: textPanel,
  html: htmlPanel,
};

/** The panel of a type; undefined for unknown types. */
export const findFieldPanel = (type: string): FieldPanel | undefined =>
  isCompType(type) ? fieldPanels[type] : findOwnParts(type)?.panel;
