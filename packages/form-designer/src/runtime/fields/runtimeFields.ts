import { AlertItem } from '../assist/AlertItem';
import { ButtonItem } from '../assist/ButtonItem';
import { DividerItem } from '../assist/DividerItem';
import { HtmlItem } from '../assist/HtmlItem';
import { LinkItem } from '../assist/LinkItem';
import { TextItem } from '../assist/TextItem';
import { ChoiceField } from '../dialogs/ChoiceField';
import { DialogListField } from '../dialogs/DialogListField';
import { DynamicTableField } from '../table/DynamicTableField';
import { BarcodeField } from './BarcodeField';
import { CascaderField } from './CascaderField';
import { CheckboxField } from './CheckboxField';
import { ColorField } from './ColorField';
import { DateField } from './DateField';
import { EditorField } from './EditorField';
import type { RuntimeFields } from './FieldProps';
import { InputField } from './InputField';
import { NumberField } from './NumberField';
import { RadioField } from './RadioField';
import { RateField } from './RateField';
import { SelectField } from './SelectField';
import { SliderField } from './SliderField';
import { SwitchField } from './SwitchField';
import { TextareaField } from './TextareaField';
import { TimeField } from './TimeField';
import { UploadField } from './UploadField';

/**
 * What draws each type (B§3). Types of one's own are put beside them; those that only show something are named in
 * {@link DISPLAY_TYPES}, all others have a value.
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
  userList: ChoiceField,
  userDept: ChoiceField,
  barCode: BarcodeField,
  dynamicTable: DynamicTableField,
  button: ButtonItem,
  divider: DividerItem,
  alert: AlertItem,
  link: LinkItem,
  text: TextItem,
  html: HtmlItem,
} satisfies RuntimeFields;

/** Types that only show something. */
export const DISPLAY_TYPES: ReadonlySet<string> = new Set(['button', 'divider', 'alert', 'link', 'text', 'html']);
