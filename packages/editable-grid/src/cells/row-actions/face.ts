import { splitActions, type RowAction } from '../../core/columns/RowAction';
import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';

/** Buttons cloned with the row; which of them a row has is written when it comes into sight. */
export const rowActionsFace: CellFace = {
  build({ actions = [] }, _mode, texts) {
    const box = element('div', { class: 'gezi-actions' });
    const { shown, more } = splitActions(actions as readonly RowAction<object>[]);
    for (const { key, label, danger } of shown) box.append(button(key, label, danger ? 'gezi-action-danger' : ''));
    if (more.length) {
      const opener = button('', texts.moreActions, 'gezi-action-more');
      opener.ariaHasPopup = 'menu';
      box.append(opener);
    }
    return box;
  },
  write(cell, { column, row }) {
    const { shown, more } = splitActions((column.actions ?? []) as readonly RowAction<object>[]);
    const buttons = cell.querySelectorAll('button');
    shown.forEach(({ hidden, disabled }, nth) => {
      const one = buttons[nth]!;
      one.hidden = hidden?.(row) ?? false;
      one.disabled = disabled?.(row) ?? false;
    });
    const opener = buttons[shown.length];
    if (opener) opener.hidden = more.every(({ hidden }) => hidden?.(row));
  },
};

function button(key: string, label: string, className: string): HTMLButtonElement {
  const made = element('button', {
    type: 'button',
    tabindex: '-1',
    class: `gezi-link ${className}`,
    'data-action': key,
  });
  made.textContent = label;
  return made;
}
