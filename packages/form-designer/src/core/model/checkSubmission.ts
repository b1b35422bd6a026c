import { isObject, memberOf } from '../document/members';
import { ROOT, type Json } from '../document/FormDocument';
import type { FormulaClock } from '../logic/functions';
import { runLogic } from '../logic/runLogic';
import { enUS } from '../texts/en-US';
import { zhCN } from '../texts/zh-CN';
import { checkForm } from './checkForm';
import type { CompiledForm, FieldPlan, FormValues } from './CompiledForm';
import type { FormCheckOptions, FieldFailure } from './FieldFailure';
import { initialValues } from './initialValues';
import { submitValues } from './submitValues';

/** Most rows of a submitted dynamicTable. */
const MAX_SUBMITTED_ROWS = 2000;

export interface Submission {
  /** The values to store; also present if there are failures. */
  readonly values: FormValues;
  readonly failures: readonly FieldFailure[];
}

/**
 * Validates submitted values as the form does: the same rules, conditions and messages. Calculated fields are
 * calculated again; missing fields are empty; unknown members are refused.
 */
export function checkSubmission(
  form: CompiledForm,
  sent: Readonly<Record<string, unknown>>,
  options: FormCheckOptions & FormulaClock,
): Submission {
  const texts = options.locale === 'en-US' ? enUS : zhCN;
  const foreign = Object.keys(sent)
    .filter((id) => !form.byId.has(id))
    .map((id): FieldFailure => ({ key: id, id, label: id, code: 'unknown-field', message: texts.unknownField }));
  const values: Record<string, Json> = Object.fromEntries(
    Object.entries(initialValues(form)).map(([id, initial]) => [
      id,
      Object.hasOwn(sent, id) ? (sent[id] as Json) : Array.isArray(initial) ? [] : null,
    ]),
  );
  const state = runLogic(form, values, options);
  const rows = form.fields.flatMap((field) =>
    field.columns && !state.hidden.has(field.key) ? badRows(field, values) : [],
  );
  return {
    values: submitValues(form, state),
    failures: [...foreign, ...rows, ...tooMuch(state.exhausted), ...checkForm(form, state, options)],
  };

  function tooMuch(isExhausted: boolean): FieldFailure[] {
    return isExhausted ? [{ key: ROOT, id: '', label: '', code: 'too-complex', message: texts.tooComplex }] : [];
  }

  function badRows(table: FieldPlan, from: FormValues): FieldFailure[] {
    const value = memberOf(from, table.id);
    const about = { key: table.key, id: table.id, label: table.label };
    if (value === null) return [];
    const isRows = Array.isArray(value) && (value as readonly Json[]).every(isObject);
    if (!isRows) return [{ ...about, code: 'shape:kind', message: texts.wrongKind(table.label || table.id) }];
    if (value.length > MAX_SUBMITTED_ROWS)
      return [{ ...about, code: 'shape:rows', message: texts.rows(MAX_SUBMITTED_ROWS) }];
    const known = new Set(table.columns!.map(({ id }) => id));
    return (value as readonly FormValues[]).flatMap((row, index) =>
      Object.keys(row)
        .filter((id) => !known.has(id))
        .map((id): FieldFailure => ({
          key: table.key,
          id,
          label: id,
          code: 'unknown-field',
          message: texts.unknownField,
          table: table.id,
          row: index,
        })),
    );
  }
}
