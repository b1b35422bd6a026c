import type { Json } from '../../../core/document/FormDocument';

/** Names and ids chosen in a userList or userDept. */
export interface PeopleValue {
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

/**
 * Reads `names_*_ids`, each joined by commas, as userList and userDept hold it. A text without the mark is taken for
 * ids: names are not known then.
 */
export function readPeopleValue(value: Json | undefined): PeopleValue {
  if (typeof value !== 'string' || value === '') return { names: [], ids: [] };
  const at = value.lastIndexOf(MARK);
  const [names, ids] = at < 0 ? ['', value] : [value.slice(0, at), value.slice(at + MARK.length)];
  return { names: parts(names), ids: parts(ids) };
}

/** The value for what was chosen; empty text for nothing. */
export const writePeopleValue = ({ names, ids }: PeopleValue): string =>
  // A comma within a name would make two of it.
  ids.length ? `${names.map((name) => name.replaceAll(',', '，')).join(',')}${MARK}${ids.join(',')}` : '';

const MARK = '_*_';
const parts = (text: string) => (text === '' ? [] : text.split(','));
