import type { FormDocument, Json } from '../document/FormDocument';
import type { FormulaClock } from '../logic/functions';
import { checkSubmission, type Submission } from './checkSubmission';
import { compileForm } from './compileForm';
import type { FormValues } from './CompiledForm';
import type { FormCheckOptions } from './FieldFailure';
import { rightOf, type FieldRights } from './FieldRights';

export interface Filling {
  /** Values of the record so far; none for a new one. */
  stored: FormValues;
  /** Values of the user. Those of fields that the user may not change, and unknown ones, are ignored. */
  sent: Readonly<Record<string, unknown>>;
  rights: FieldRights;
}

/**
 * Validates what a user with rights to some fields fills in: the sent values of fields that the user may change, the
 * stored values of all others. Calculated fields are calculated again, also from hidden ones. Failures are those that the
 * user can mend.
 */
export function checkFilling(
  document: FormDocument,
  { stored, sent, rights }: Filling,
  options: FormCheckOptions & FormulaClock,
): Submission {
  const form = compileForm(document, { rights });
  const given: Record<string, Json> = {};
  for (const [id, { readOnly, initial }] of form.byId) {
    // A new record has the initial values of the fields that its author does not fill in.
    const before = Object.hasOwn(stored, id) ? stored[id] : initial;
    const value = readOnly || !Object.hasOwn(sent, id) ? before : (sent[id] as Json);
    Object.defineProperty(given, id, { value, enumerable: true, configurable: true, writable: true });
  }
  const { values, failures } = checkSubmission(form, given, options);
  const mayMend = (id: string) => !['readonly', 'hidden'].includes(rightOf(rights, id) ?? '');
  return { values, failures: failures.filter(({ id, table = id }) => mayMend(table)) };
}
