import type { CompType } from './CompType';
import type { FieldSchema } from './FieldSchema';
import { isCompType } from './fieldTypes';
import { findOwnParts } from './ownFieldTypes';
import { barCodeSchema } from './bar-code/schema';
import { cascaderSchema } from './cascader/schema';
import { checkboxSchema } from './checkbox/schema';
import { colorPickerSchema } from './color-picker/schema';
import { dateSchema } from './date/schema';
import { dialogListSchema } from './dialog-list/schema';
import { editorSchema } from './editor/schema';
import { inputNumberSchema } from './input-number/schema';
import { inputSchema } from './input/schema';
import { radioSchema } from './radio/schema';
import { rateSchema } from './rate/schema';
import { selectSchema } from './select/schema';
import { sliderSchema } from './slider/schema';
import { switchSchema } from './switch/schema';
import { textareaSchema } from './textarea/schema';
import { timeSchema } from './time/schema';
import { uploadSchema } from './upload/schema';
import { userDeptSchema } from './user-dept/schema';
import { userListSchema } from './user-list/schema';

/**
 * The JSON Schema of each component type, loaded with the conversion of schemas. Null for types without a value and for
 * the dynamic table, whose schema consists of its columns.
 */
export const fieldSchemas: Readonly<Record<CompType, FieldSchema | null>> = {
  input: inputSchema,
  textarea: textareaSchema,
  inputNumber: inputNumberSchema,
  select: selectSchema,
  radio: radioSchema,
  checkbox: checkboxSchema,
  Switch: switchSchema,
  date: dateSchema,
  time: timeSchema,
  slider: sliderSchema,
  rate: rateSchema,
  cascader: cascaderSchema,
  upload: uploadSchema,
  editor: editorSchema,
  colorPicker: colorPickerSchema,
  dialogList: dialogListSchema,
  userList: userListSchema,
  userDept: userDeptSchema,
  barCode: barCodeSchema,
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

/** The schema of a type; null for unknown types and those without a value. */
export const findFieldSchema = (type: string): FieldSchema | null =>
  isCompType(type) ? fieldSchemas[type] : (findOwnParts(type)?.schema ?? null);
