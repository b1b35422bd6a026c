import type { Language, ListField } from './ListField';

/** An option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/** Dictionary items by code. */
export type DictOptions = Readonly<Record<string, readonly SelectOption[]>>;

/** A field of a search form. */
export type SearchField =
  | { kind: 'text'; name: string; label: string; maxLength?: number }
  | { kind: 'choice'; name: string; label: string; options: readonly SelectOption[] }
  /** Day range; `from` and `to` are the names of the two values, `YYYY-MM-DD`. */
  | { kind: 'days'; name: string; label: string; from: string; to: string };

/** Fields of the search form of a list, in order. */
export const searchFieldsOf = (fields: readonly ListField[], language: Language, dicts: DictOptions): SearchField[] =>
  fields.filter(({ search }) => search).map((field) => searchField(field, language, dicts));

/** Fixed values of a field; undefined if it accepts any value. */
export function optionsOf(
  { options, dict }: ListField,
  language: Language,
  dicts: DictOptions,
): readonly SelectOption[] | undefined {
  if (options) return options.map(({ value, label }) => ({ value, label: label[language] }));
  return dict === undefined ? undefined : (dicts[dict] ?? []);
}

function searchField(field: ListField, language: Language, dicts: DictOptions): SearchField {
  const { key, kind, maxLength } = field;
  const named = { name: key, label: field.label[language] };
  const options = optionsOf(field, language, dicts);
  if (options) return { kind: 'choice', ...named, options };
  if (kind === 'day' || kind === 'moment') return { kind: 'days', ...named, from: `${key}_begin`, to: `${key}_end` };
  return { kind: 'text', ...named, ...(maxLength !== undefined && { maxLength }) };
}
