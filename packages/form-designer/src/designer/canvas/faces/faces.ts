import type { CompType } from '../../../core';
import { AlertFace, ButtonFace, DividerFace, HtmlFace, LinkFace, TextFace } from './assistFaces';
import { CascaderFace, CheckboxFace, DateFace, DialogFace, RadioFace, SelectFace, TimeFace } from './choiceFaces';
import type { Face } from './Face';
import {
  BarCodeFace,
  ColorFace,
  EditorFace,
  InputFace,
  NumberFace,
  RateFace,
  SliderFace,
  SwitchFace,
  TextareaFace,
  UploadFace,
} from './textFaces';

/** How each type that holds no others looks on the canvas. */
export const FACES: Record<Exclude<CompType, 'row' | 'table' | 'tdItem' | 'dynamicTable'>, Face> = {
  input: InputFace,
  textarea: TextareaFace,
  inputNumber: NumberFace,
  select: SelectFace,
  radio: RadioFace,
  checkbox: CheckboxFace,
  Switch: SwitchFace,
  slider: SliderFace,
  rate: RateFace,
  date: DateFace,
  time: TimeFace,
  editor: EditorFace,
  colorPicker: ColorFace,
  cascader: CascaderFace,
  upload: UploadFace,
  dialogList: DialogFace,
  userList: DialogFace,
  userDept: DialogFace,
  barCode: BarCodeFace,
  button: ButtonFace,
  divider: DividerFace,
  alert: AlertFace,
  link: LinkFace,
  text: TextFace,
  html: HtmlFace,
};
