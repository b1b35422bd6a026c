import type { LocaleCode } from '@gezi/ui';
import type { ReactNode, Ref } from 'react';
import type { FormDocument, Json, JsonObject } from '../core/document/FormDocument';
import type { FormValues } from '../core/model/CompiledForm';
import type { FieldRights } from '../core/model/FieldRights';
import type { FieldSize, RuntimeFields } from './FieldProps';
import type { FormHandle } from './FormHandle';
import type { FormFailure } from './store/FormStore';

export interface FormRuntimeProps {
  /** The form as a document. Pass either this or `content`. */
  document?: FormDocument;
  /** The form as saved in `formContent`: JSON text of `{list, config}`, or the object; older shapes are read too. */
  content?: string | object;
  /** Current values by component id, for a controlled form; missing fields have their initial value. */
  value?: Readonly<Record<string, Json>>;
  /** Initial values by component id, for an uncontrolled form. */
  defaultValue?: Readonly<Record<string, Json>>;
  /** Called with all values after every change. */
  onChange?: (values: FormValues) => void;
  /** Called with the flat model, without hidden fields, when a valid form is submitted. */
  onSubmit?: (values: FormValues) => void;
  /** Called with the failures when an invalid form is submitted. */
  onFailure?: (failures: readonly FormFailure[]) => void;
  /** Called when a button of the form is pressed. */
  onAction?: (id: string, item: JsonObject) => void;
  /** Shows values as text instead of controls. */
  readOnly?: boolean;
  /** Rights to single fields: hidden ones are left out, read-only ones shown as text. Default: as the form says. */
  rights?: FieldRights;
  /** Disables all controls. */
  disabled?: boolean;
  /** Size of the controls; default: that of the form settings. */
  size?: FieldSize;
  /** Language of texts and messages; default: that of `GeziProvider`. */
  locale?: LocaleCode;
  /** Components that draw the field types; default `runtimeFields`. Pass the same object on every render. */
  fields?: RuntimeFields;
  /** Receives the handle of the form. */
  ref?: Ref<FormHandle>;
  /** Content below the fields, e.g. a submit button. */
  children?: ReactNode;
  /** Additional class of the form element. */
  className?: string;
  /** Name of the form for screen readers; default 表单. */
  'aria-label'?: string;
}
