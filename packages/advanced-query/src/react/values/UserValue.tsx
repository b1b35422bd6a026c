import { UserSelect } from '@gezi/pickers';
import { listOf } from '../../core';
import type { ValueControlProps } from './QueryControls';

/** Users found by department; needs a `ClientProvider` above. Their ids are the values, or `customReturnField`. */
export function UserValue({ field, condition, multiple, label, onChange }: ValueControlProps) {
  const valueField = field.customReturnField === 'username' ? 'username' : 'id';
  return (
    <UserSelect
      aria-label={label}
      multiple={multiple}
      valueField={valueField}
      value={listOf(condition.val).join(',')}
      onChange={(_joined, users) => {
        const values = users.map((user) => user[valueField]);
        onChange({
          val: multiple ? values : (values[0] ?? null),
          texts: Object.fromEntries(users.map((user) => [user[valueField], user.realname])),
        });
      }}
    />
  );
}
