/** The DOM id of a field: no blanks, because `aria-describedby` parts its ids there. */
export const domId = (prefix: string, path: string): string =>
  `${prefix}-${path.split('\u0001').join('_').replaceAll(/\s/g, '_')}`;
