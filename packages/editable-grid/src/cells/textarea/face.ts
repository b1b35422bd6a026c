import type { CellFace } from '../../dom/CellFace';
import { element } from '../../dom/element';
import { textFace } from '../../dom/textFace';

const line = textFace();

/**
 * One line at rest; in use a real textarea lies over the cell, where several lines can be typed. An input drops line
 * breaks, so the rest shows them as spaces.
 */
export const textareaFace: CellFace = {
  ...line,
  write(cell, paint) {
    line.write(cell, { ...paint, text: paint.text.replaceAll('\n', ' ') });
    const area = cell.querySelector('textarea');
    if (area) area.value = paint.text;
  },
  control: (cell) => cell.querySelector('textarea') ?? cell.querySelector('input') ?? cell,
  engage(cell, { column, text, access }) {
    if (access !== 'edit' || cell.querySelector('textarea')) return;
    const area = element('textarea', {
      class: 'gezi-textarea',
      tabindex: '-1',
      'aria-label': column.title ?? column.key,
      placeholder: column.placeholder,
      maxlength: column.maxLength === undefined ? undefined : String(column.maxLength),
    });
    area.value = text;
    cell.append(area);
    cell.classList.add('gezi-open');
  },
  disengage(cell) {
    cell.querySelector('textarea')?.remove();
    cell.classList.remove('gezi-open');
  },
};
