/** What a column can be filtered by. */
export type FilterKind = 'text' | 'number' | 'date' | 'choice';
