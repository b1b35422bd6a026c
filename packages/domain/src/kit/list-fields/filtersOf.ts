import type { ListField } from './ListField';

type Searched<Field> = Field extends { key: infer Key; search: unknown } ? Key & string : never;

/** The names of the filters of a list: those of the fields its search form offers. */
export const filtersOf = <const Fields extends readonly ListField[]>(fields: Fields) =>
  fields.filter(({ search }) => search).map(({ key }) => key) as unknown as readonly Searched<Fields[number]>[];
