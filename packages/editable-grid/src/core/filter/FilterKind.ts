/** Kind of a column filter. */
export type FilterKind = 'text' | 'number' | 'date' | 'choice';
