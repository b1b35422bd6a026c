import { DepartSelect } from '@gezi/pickers';
import { listOf } from '../../core/query/changes';
import type { ValueControlProps } from './QueryControls';

/** Departments of the tree; needs a `ClientProvider` above. Their ids are the values, or `customReturnField`. */
export function DepartmentValue({ field, condition, multiple, label, onChange }: ValueControlProps) {
  const store = field.customReturnField === 'orgCode' ? 'orgCode' : 'id';
  return (
    <DepartSelect
      aria-label={label}
      multiple={multiple}
      store={store}
      value={listOf(condition.val).join(',')}
      onChange={(_joined, departs) => {
        const values = departs.map((depart) => depart[store]);
        onChange({
          val: multiple ? values : (values[0] ?? null),
          texts: Object.fromEntries(departs.map((depart) => [depart[store], depart.departName])),
        });
      }}
    />
  );
}
