/** Names the component type that wrote a property, for an import; other readers ignore it. */
export const TYPE_KEYWORD = 'x-gezi-type';
