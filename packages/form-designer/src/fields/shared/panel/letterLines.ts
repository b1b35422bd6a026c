import { color, number } from './lines';

/** Color, size and weight of letters, with the bounds of B§5. `size` of a button is that of its frame. */
export const letterLines = (
  size: 'size' | 'fontSize',
  saved?: { readonly color: string; readonly size: string; readonly bold: string },
) => [
  color('color', 'color', { fallback: saved?.color }),
  number(size, 'fontSize', { min: 10, max: 50, step: 1, fallback: saved?.size }),
  number('bold', 'bold', { min: 100, max: 800, step: 100, fallback: saved?.bold }),
];
