import type { RuntimeField } from '../runtime/FieldProps';
import type { CompType } from './CompType';
import { AlertItem } from './alert/Runtime';
import { BarcodeField } from './bar-code/Runtime';
import { ButtonItem } from './button/Runtime';
import { CascaderField } from './cascader/Runtime';
import { CheckboxField } from './checkbox/Runtime';
import { ColorField } from './color-picker/Runtime';
import { DateField } from './date/Runtime';
import { DialogListField } from './dialog-list/Runtime';
import { DividerItem } from './divider/Runtime';
import { DynamicTableField } from './dynamic-table/Runtime';
import { EditorField } from './editor/Runtime';
import { HtmlItem } from './html/Runtime';
import { NumberField } from './input-number/Runtime';
import { InputField } from './input/Runtime';
import { LinkItem } from './link/Runtime';
import { RadioField } from './radio/Runtime';
import { RateField } from './rate/Runtime';
import { SelectField } from './select/Runtime';
import { SliderField } from './slider/Runtime';
import { SwitchField } from './switch/Runtime';
import { TextItem } from './text/Runtime';
import { TextareaField } from './textarea/Runtime';
import { TimeField } from './time/Runtime';
import { UploadField } from './upload/Runtime';
import { UserDeptField } from './user-dept/Runtime';
import { UserListField } from './user-list/Runtime';

/** Types rendered by the layout: they contain other components and have no field. */
type LayoutType = 'row' | 'table' | 'tdItem';

/**
 * The component that draws each type in a running form (B§3). Add your own types to it; they all have a value.
 *
 * @example
 * <FormRuntime document={document} fields={{ ...runtimeFields, signature: SignatureField }} />
 */
export const runtimeFields = {
  input: InputField,
  textarea: TextareaField,
  select: SelectField,
  radio: RadioField,
  checkbox: CheckboxField,
  Switch: SwitchField,
  inputNumber: NumberField,
  slider: SliderField,
  rate: RateField,
  date: DateField,
  time: TimeField,
  editor: EditorField,
  colorPicker: ColorField,
  cascader: CascaderField,
  upload: UploadField,
  dialogList: DialogListField,
  userList: UserListField,
  userDept: UserDeptField,
  barCode: BarcodeField,
  dynamicTable: DynamicTableField,
  button: ButtonItem,
  divider: DividerItem,
  alert: AlertItem,
  link: LinkItem,
  text: TextItem,
  html: HtmlItem,
} satisfies Record<Exclude<CompType, LayoutType>, RuntimeField>;
