import { PopupPicker } from '@gezi/pickers';
import { listOf } from '../../core/query/changes';
import type { ValueControlProps } from './QueryControls';

/** Value of a `popup` field: a column of the selected rows of a report; needs a `ClientProvider`. */
export function PopupValue({ field, condition, multiple, label, onChange }: ValueControlProps) {
  const { code = '', valueField = field.customReturnField ?? field.key, labelField = valueField } = field.popup ?? {};
  const values = listOf(condition.val).map(String);
  return (
    <PopupPicker
      aria-label={label}
      code={code}
      orgFields={valueField}
      destFields={field.key}
      multiple={multiple}
      value={values.map((value) => condition.texts?.[value] ?? value).join(',')}
      onChange={(_values, rows) => {
        const chosen = rows.map((row) => [textOf(row[valueField]), textOf(row[labelField])] as const);
        const [first] = chosen;
        onChange({
          val: multiple ? chosen.map(([value]) => value) : (first?.[0] ?? null),
          texts: Object.fromEntries(chosen),
        });
      }}
    />
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
