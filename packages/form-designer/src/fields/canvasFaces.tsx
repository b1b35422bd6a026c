import { QuestionOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { CanvasFace } from './CanvasFace';
import type { CompType } from './CompType';
import { isCompType } from './fieldTypes';
import { alertFace } from './alert/Canvas';
import { barCodeFace } from './bar-code/Canvas';
import { buttonFace } from './button/Canvas';
import { cascaderFace } from './cascader/Canvas';
import { checkboxFace } from './checkbox/Canvas';
import { colorPickerFace } from './color-picker/Canvas';
import { dateFace } from './date/Canvas';
import { dialogListFace } from './dialog-list/Canvas';
import { dividerFace } from './divider/Canvas';
import { dynamicTableFace } from './dynamic-table/Canvas';
import { editorFace } from './editor/Canvas';
import { htmlFace } from './html/Canvas';
import { inputFace } from './input/Canvas';
import { inputNumberFace } from './input-number/Canvas';
import { linkFace } from './link/Canvas';
import { radioFace } from './radio/Canvas';
import { rateFace } from './rate/Canvas';
import { rowFace } from './row/Canvas';
import { selectFace } from './select/Canvas';
import { sliderFace } from './slider/Canvas';
import { switchFace } from './switch/Canvas';
import { tableFace } from './table/Canvas';
import { tdItemFace } from './td-item/Canvas';
import { textFace } from './text/Canvas';
import { textareaFace } from './textarea/Canvas';
import { timeFace } from './time/Canvas';
import { uploadFace } from './upload/Canvas';
import { userDeptFace } from './user-dept/Canvas';
import { userListFace } from './user-list/Canvas';

/** Appearance of each component type on the canvas and in the palette. */
export const canvasFaces: Readonly<Record<CompType, CanvasFace>> = {
  input: inputFace,
  textarea: textareaFace,
  inputNumber: inputNumberFace,
  select: selectFace,
  radio: radioFace,
  checkbox: checkboxFace,
  Switch: switchFace,
  date: dateFace,
  time: timeFace,
  slider: sliderFace,
  rate: rateFace,
  cascader: cascaderFace,
  upload: uploadFace,
  editor: editorFace,
  colorPicker: colorPickerFace,
  dialogList: dialogListFace,
  userList: userListFace,
  userDept: userDeptFace,
  barCode: barCodeFace,
  dynamicTable: dynamicTableFace,
  row: rowFace,
  table: tableFace,
  tdItem: tdItemFace,
  button: buttonFace,
  divider: dividerFace,
  alert: alertFace,
  link: linkFace,
  text: textFace,
  html: htmlFace,
};

/** The face of a type; undefined for unknown types. */
export const findCanvasFace = (type: string): CanvasFace | undefined =>
  isCompType(type) ? canvasFaces[type] : ownFaces.get(type);

const ownFaces = new Map<string, CanvasFace>();

export const addOwnFace = (type: string, face: CanvasFace): void => void ownFaces.set(type, face);

/** Icon of a type; a question mark for unknown types. */
export const typeIcon = (type: string): ReactNode => findCanvasFace(type)?.icon ?? <QuestionOutlined aria-hidden />;
