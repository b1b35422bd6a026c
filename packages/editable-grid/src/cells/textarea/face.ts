import type { CellFace } from '../../dom/CellFace';
import { leftOf } from '../../dom/leftOf';
import { element } from '../../dom/element';
import { textFace } from '../../dom/textFace';
import { toTopLayer } from '../../dom/topLayer';

const line = textFace();
// B§9: 200 by 150.
const NARROWEST = 200;
const HEIGHT = 150;
const EDGE = 4;

/**
 * A single line; while the cell is active, a textarea covers it. An input drops line breaks, so the line shows them as
 * spaces.
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
    toTopLayer(area);
    place(cell, area);
  },
  follow(cell) {
    const area = cell.querySelector('textarea');
    if (area) place(cell, area);
  },
  disengage(cell) {
    cell.querySelector('textarea')?.remove();
  },
};

/** Over the cell, its lower edge in the window. */
function place(cell: HTMLElement, area: HTMLTextAreaElement) {
  const box = cell.getBoundingClientRect();
  const { top, width } = box;
  const wide = Math.max(NARROWEST, width);
  Object.assign(area.style, {
    width: `${wide}px`,
    height: `${HEIGHT}px`,
    left: `${leftOf(box, area, EDGE, wide)}px`,
    top: `${Math.max(EDGE, Math.min(top, window.innerHeight - HEIGHT - EDGE))}px`,
  });
}
