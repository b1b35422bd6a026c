import type { CellFace } from '../../dom/CellFace';

/** Text; what a column renders as a React node is put into the cell by the grid. */
export const normalFace: CellFace = {
  build: () => document.createTextNode(''),
  write(cell, { text }) {
    (cell.firstChild as Text).data = text;
  },
};
