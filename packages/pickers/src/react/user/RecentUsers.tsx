import type { PickedUser } from '../../core/calls';
import type { Selection } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import type { UserField } from './userNames';
import { useUserNames } from './useUserNames';

export interface RecentUsersProps {
  values: readonly string[];
  field: UserField;
  selection: Selection<PickedUser>;
  onToggle: (user: PickedUser) => void;
}

/** Those chosen last, one press away. */
export function RecentUsers({ values, field, selection, onToggle }: RecentUsersProps) {
  const texts = useTexts();
  const { items } = useUserNames(values, field);
  const known = values.flatMap((value) => items.get(value) ?? []);
  if (known.length === 0) return null;
  return (
    <fieldset className="gezi-picker-recent">
      <legend className="gezi-picker-recent-label">{texts.recent}</legend>
      {known.map((user) => (
        <button
          key={user[field]}
          type="button"
          aria-pressed={selection.keys.includes(user[field])}
          onClick={() => onToggle(user)}
        >
          {user.realname}
        </button>
      ))}
    </fieldset>
  );
}
