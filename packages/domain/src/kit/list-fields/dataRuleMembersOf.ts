import type { Label, ListField } from './ListField';
import { recordFields } from './recordFields';

/** What the data rules of a list call its members: its own fields, and those of every record. */
export const dataRuleMembersOf = (fields: readonly ListField[]): Readonly<Record<string, Label>> =>
  Object.fromEntries([...Object.values<ListField>(recordFields), ...fields].map(({ key, label }) => [key, label]));
