/** Keyword with the component type of a property, for imports; other readers ignore it. */
export const TYPE_KEYWORD = 'x-gezi-type';
