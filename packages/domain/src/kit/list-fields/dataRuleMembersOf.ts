import type { Label, ListField } from './ListField';
import { recordFields } from './recordFields';

/** Labels of the columns in data rules of a list: its own fields and the fields of every record. */
export const dataRuleMembersOf = (fields: readonly ListField[]): Readonly<Record<string, Label>> =>
  Object.fromEntries([...Object.values<ListField>(recordFields), ...fields].map(({ key, label }) => [key, label]));
