import type { Json } from '../core/document/FormDocument';
import type { FormValues } from '../core/model/CompiledForm';
import type { FieldRefusal } from './store/FieldRefusal';
import type { FormFailure } from './store/FormStore';

/** What `submit` comes to. */
export type SubmitOutcome =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly failures: readonly FormFailure[] };

/** What the owner of a form can do with it, by `ref`. */
export interface FormHandle {
  /** Checks everything; tells `onSubmit` or `onFailure`, and puts the focus on the first field at fault. */
  submit: () => SubmitOutcome;
  /** Checks everything and shows what is wrong, without moving the focus. */
  validate: () => readonly FormFailure[];
  /**
   * Shows what somebody else, mostly the server, says against values: each at its field, all of them in the summary,
   * with the focus on the first. Each stays until the value of its field is another; the next submit clears them all.
   *
   * @returns those about something that is not to be seen in this form, to be told in some other way
   */
  setErrors: <Refusal extends FieldRefusal>(errors: readonly Refusal[]) => readonly Refusal[];
  /** Back to what the form began with. */
  reset: () => void;
  /** Everything entered, hidden fields too. */
  getValues: () => FormValues;
  /** Fields not named keep their values. */
  setValues: (values: Readonly<Record<string, Json>>) => void;
  /** Puts the focus on a field by its component id; on the first field without one. @returns whether there is such a field */
  focus: (id?: string) => boolean;
}
