import type { CellFace, CellPaint } from './CellFace';
import { element } from './element';

/**
 * A mark of the grid's own that fills its cell and is pressed. It is no native button: the key that presses one would
 * press it a second time on release.
 *
 * @param write brings the mark up to date
 */
export const leadFace = (
  className: string,
  write: <Row extends object>(mark: HTMLElement, paint: CellPaint<Row>) => void,
): CellFace => ({
  build: () => element('span', { class: className, role: 'button', tabindex: '-1' }),
  write: (cell, paint) => write(cell.firstElementChild as HTMLElement, paint),
  control(cell) {
    const mark = cell.firstElementChild as HTMLElement;
    return mark.hidden ? cell : mark;
  },
});
