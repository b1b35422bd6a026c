import { UserSelect } from '@gezi/pickers';
import { listOf } from '../../core/query/changes';
import type { ValueControlProps } from './QueryControls';

/** Value of a `user` field: the id, or `customReturnField`; needs a `ClientProvider`. */
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
