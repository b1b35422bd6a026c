import { assistTypes } from './assistTypes';
import { choiceTypes } from './choiceTypes';
import type { ComponentType, CompType } from './ComponentType';
import { dateTypes } from './dateTypes';
import { dialogTypes } from './dialogTypes';
import { layoutTypes } from './layoutTypes';
import { numberTypes } from './numberTypes';
import { textTypes } from './textTypes';

/** All types in the order of the palette. */
export const componentTypes: Readonly<Record<CompType, ComponentType>> = {
  input: textTypes.input,
  textarea: textTypes.textarea,
  inputNumber: numberTypes.inputNumber,
  select: choiceTypes.select,
  radio: choiceTypes.radio,
  checkbox: choiceTypes.checkbox,
  Switch: choiceTypes.Switch,
  date: dateTypes.date,
  time: dateTypes.time,
  slider: numberTypes.slider,
  rate: numberTypes.rate,
  cascader: choiceTypes.cascader,
  upload: dialogTypes.upload,
  editor: textTypes.editor,
  colorPicker: textTypes.colorPicker,
  dialogList: dialogTypes.dialogList,
  userList: dialogTypes.userList,
  userDept: dialogTypes.userDept,
  barCode: dialogTypes.barCode,
  dynamicTable: layoutTypes.dynamicTable,
  row: layoutTypes.row,
  table: layoutTypes.table,
  tdItem: layoutTypes.tdItem,
  button: assistTypes.button,
  divider: assistTypes.divider,
  alert: assistTypes.alert,
  link: assistTypes.link,
  text: assistTypes.text,
  html: assistTypes.html,
};
