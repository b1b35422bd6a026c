import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';
import { isChecked, switchValues } from './cell';

/** A checkbox in both modes; disabled if the cell is read-only. */
export const checkboxFace: CellFace = {
  inside: 'box',
  build: (column) =>
    element('input', {
      type: 'checkbox',
      class: 'gezi-check',
      tabindex: '-1',
      'aria-label': column.title ?? column.key,
    }),
  write(cell, { value, column, access, mode }) {
    const box = cell.firstChild as HTMLInputElement;
    const checked = isChecked(value, column);
    if (box.checked !== checked) box.checked = checked;
    const disabled = access !== 'edit' || mode === 'show';
    if (box.disabled !== disabled) box.disabled = disabled;
  },
  read: (box, column) => switchValues(column)[box.checked ? 0 : 1],
  control(cell) {
    const box = cell.querySelector('input');
    return box && !box.disabled ? box : cell;
  },
};
