import type { CellFace } from './CellFace';
import { element } from './element';

/** The box or mark that selects a row. */
export const pickFace = (type: 'checkbox' | 'radio'): CellFace => ({
  inside: 'box',
  build: () =>
    element('input', { type, class: type === 'radio' ? 'gezi-check gezi-radio' : 'gezi-check', tabindex: '-1' }),
  write(cell, { selected, access, number, texts }) {
    const box = cell.firstChild as HTMLInputElement;
    if (box.checked !== selected) box.checked = selected;
    const disabled = access === 'disabled';
    if (box.disabled !== disabled) box.disabled = disabled;
    const label = texts.selectRow(number);
    if (box.ariaLabel !== label) box.ariaLabel = label;
  },
  control(cell) {
    const box = cell.querySelector('input');
    return box && !box.disabled ? box : cell;
  },
});
