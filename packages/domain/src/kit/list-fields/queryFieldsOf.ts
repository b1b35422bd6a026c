import type { Language, ListField } from './ListField';
import type { SelectOption } from './searchFieldsOf';

/** A field for `@gezi/advanced-query`. */
export interface QueryFieldOfList {
  key: string;
  label: string;
  type: 'text' | 'number' | 'date' | 'select' | 'dict' | 'dictTable';
  options?: readonly SelectOption[];
  dictCode?: string;
  dictTable?: string;
  dictText?: string;
  dbType?: string;
}

/** Fields of the advanced query of a list, in order. */
export const queryFieldsOf = (fields: readonly ListField[], language: Language): QueryFieldOfList[] =>
  fields
    .filter(({ query }) => query)
    .map((field) => ({ key: field.key, label: field.label[language], ...valuesOf(field, language) }));

function valuesOf(
  { kind, dict, options, query }: ListField,
  language: Language,
): Omit<QueryFieldOfList, 'key' | 'label'> {
  if (typeof query === 'object') {
    return { type: 'dictTable', dictTable: query.table, dictText: query.text, dictCode: query.code };
  }
  if (options)
    return { type: 'select', options: options.map(({ value, label }) => ({ value, label: label[language] })) };
  if (dict !== undefined) return { type: 'dict', dictCode: dict };
  if (kind === 'day' || kind === 'moment') return { type: 'date' };
  if (kind === 'money' || kind === 'quantity') return { type: 'number', dbType: 'bigdecimal' };
  return { type: kind === 'number' ? 'number' : 'text' };
}
