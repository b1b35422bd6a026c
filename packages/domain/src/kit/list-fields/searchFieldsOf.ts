import type { Language, ListField } from './ListField';

/** A value to select, with its label. */
export interface SelectOption {
  value: string;
  label: string;
}

/** Items of dictionaries by their code. */
export type DictOptions = Readonly<Record<string, readonly SelectOption[]>>;

/** A condition of a search form. */
export type SearchField =
  | { kind: 'text'; name: string; label: string; maxLength?: number }
  | { kind: 'choice'; name: string; label: string; options: readonly SelectOption[] }
  /** Days from and to, `YYYY-MM-DD`, under two names. */
  | { kind: 'days'; name: string; label: string; from: string; to: string };

/** The conditions a list offers above its rows, in the order of its fields. */
export const searchFieldsOf = (fields: readonly ListField[], language: Language, dicts: DictOptions): SearchField[] =>
  fields.filter(({ search }) => search).map((field) => searchField(field, language, dicts));

/** The values of a field that has a fixed set of them; undefined for one that takes any. */
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
