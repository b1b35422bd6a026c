import type { ListField } from './ListField';

type Searched<Field> = Field extends { key: infer Key; search: unknown } ? Key & string : never;

/** Filter names of a list: the keys of its search fields. */
export const filtersOf = <const Fields extends readonly ListField[]>(fields: Fields) =>
  fields.filter(({ search }) => search).map(({ key }) => key) as unknown as readonly Searched<Fields[number]>[];
