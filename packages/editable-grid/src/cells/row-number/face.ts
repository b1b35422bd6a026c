import type { CellFace } from '../../dom/CellFace';

export const rowNumberFace: CellFace = {
  build: () => document.createTextNode(''),
  write(cell, { number }) {
    const text = cell.firstChild as Text;
    const shown = String(number);
    if (text.data !== shown) text.data = shown;
  },
};
