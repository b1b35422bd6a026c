import type { LocaleCode } from '@gezi/ui';
import type { ReactNode, Ref } from 'react';
import type { FormContent, FormDocument, Json, JsonObject } from '../core/document/FormDocument';
import type { FormValues } from '../core/model/CompiledForm';
import type { FieldSize, RuntimeFields } from './FieldProps';
import type { FormHandle } from './FormHandle';
import type { FormFailure } from './store/FormStore';

export interface FormRuntimeProps {
  /** The form to fill in. Either this or `content`. */
  document?: FormDocument;
  /** `formContent` as saved: JSON text of `{list, config}`, or the object; all older shapes are read. */
  content?: string | FormContent | JsonObject;
  /** What is entered, by component id; fields not named have what the form begins with. */
  value?: Readonly<Record<string, Json>>;
  /** The same at the start, for a form that keeps its values itself. */
  defaultValue?: Readonly<Record<string, Json>>;
  /** Told of every entry. */
  onChange?: (values: FormValues) => void;
  /** Told what is to be submitted: flat, without hidden fields; only when nothing is wrong. */
  onSubmit?: (values: FormValues) => void;
  /** Told what is wrong when a submit is refused. */
  onFailure?: (failures: readonly FormFailure[]) => void;
  /** Told of a button of the form. */
  onAction?: (id: string, item: JsonObject) => void;
  /** Shows values as text. */
  readOnly?: boolean;
  disabled?: boolean;
  /** Default that of the form's settings. */
  size?: FieldSize;
  /** Language of texts and messages; default that of the page. */
  locale?: LocaleCode;
  /** What draws each type; default {@link runtimeFields}. Keep the object between renders. */
  fields?: RuntimeFields;
  ref?: Ref<FormHandle>;
  /** Below the fields, e.g. a button that submits. */
  children?: ReactNode;
  className?: string;
  /** Name for screen readers; default 表单. */
  'aria-label'?: string;
}
