import type { Json } from '../core/document/FormDocument';
import type { FormValues } from '../core/model/CompiledForm';
import type { FieldRefusal } from './store/FieldRefusal';
import type { FormFailure } from './store/FormStore';

/** Result of `submit`. */
export type SubmitOutcome =
  | { readonly ok: true; readonly values: FormValues }
  | { readonly ok: false; readonly failures: readonly FormFailure[] };

/** Imperative handle of a `FormRuntime`. */
export interface FormHandle {
  /** Validates the form, calls `onSubmit` or `onFailure`, and focuses the first invalid field. */
  submit: () => SubmitOutcome;
  /** Validates the form and shows the failures without moving the focus. */
  validate: () => readonly FormFailure[];
  /**
   * Shows refusals, usually of a server, at their fields and in the summary, and focuses the first. A refusal is shown
   * until the value of its field changes; the next submit clears all.
   *
   * @returns the refusals of fields that are not visible in this form; show them in another way
   */
  setErrors: <Refusal extends FieldRefusal>(errors: readonly Refusal[]) => readonly Refusal[];
  /** Restores the initial values. */
  reset: () => void;
  /** All values, including those of hidden fields. */
  getValues: () => FormValues;
  /** Sets values by component id; fields that are not named are unchanged. */
  setValues: (values: Readonly<Record<string, Json>>) => void;
  /**
   * Focuses a field.
   *
   * @param id component id; default: the first field
   * @returns whether the field exists
   */
  focus: (id?: string) => boolean;
}
