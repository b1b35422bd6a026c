import { setDefault, setMembers, type Effect } from '../../core/commands/plan/Effect';
import { textMember } from '../../core/document/members';

/** Format of each kind of date. */
const FORMATS: Readonly<Record<string, string>> = {
  month: 'yyyy-MM',
  year: 'yyyy',
  datetime: 'yyyy-MM-dd HH:mm:ss',
  monthrange: 'yyyy-MM',
  datetimerange: 'yyyy-MM-dd HH:mm:ss',
};
const formatOf = (kind: string) => (Object.hasOwn(FORMATS, kind) ? FORMATS[kind]! : 'yyyy-MM-dd');

/** Empties the default when the kind of date changes, and replaces formats that were those of the previous kind. */
export const setDateType: Effect = (state, value) => {
  const previous = textMember(state.before, 'type', 'date');
  const kind = typeof value === 'string' ? value : 'date';
  if (previous === kind) return state;
  let next = state;
  for (const member of ['format', 'value-format'])
    if (textMember(state.data, member) === formatOf(previous)) next = setMembers(next, { [member]: formatOf(kind) });
  return setDefault(next, kind.endsWith('range') ? [] : '');
};
