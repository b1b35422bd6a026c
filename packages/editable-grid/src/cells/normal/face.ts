import type { CellFace } from '../../dom/CellFace';

/** Text; React nodes of `render` are placed into the cell by the grid. */
export const normalFace: CellFace = {
  build: () => document.createTextNode(''),
  write(cell, { text }) {
    (cell.firstChild as Text).data = text;
  },
};
