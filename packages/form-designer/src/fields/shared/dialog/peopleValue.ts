import type { Json } from '../../../core/document/FormDocument';

/** Names and ids selected in a userList or userDept. */
export interface PeopleValue {
  readonly names: readonly string[];
  readonly ids: readonly string[];
}

/**
 * Reads the value of userList and userDept: `names_*_ids`, both comma-joined. A text without the separator is read as
 * ids without names.
 */
export function readPeopleValue(value: Json | undefined): PeopleValue {
  if (typeof value !== 'string' || value === '') return { names: [], ids: [] };
  const at = value.lastIndexOf(MARK);
  const [names, ids] = at < 0 ? ['', value] : [value.slice(0, at), value.slice(at + MARK.length)];
  return { names: parts(names), ids: parts(ids) };
}

/** The value of a selection; empty text for none. */
export const writePeopleValue = ({ names, ids }: PeopleValue): string =>
  // A comma within a name would separate two names.
  ids.length ? `${names.map((name) => name.replaceAll(',', '，')).join(',')}${MARK}${ids.join(',')}` : '';

const MARK = '_*_';
const parts = (text: string) => (text === '' ? [] : text.split(','));
