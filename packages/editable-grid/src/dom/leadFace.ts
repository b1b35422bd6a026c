import type { CellFace, CellPaint } from './CellFace';
import { element } from './element';

/**
 * A button of the grid that fills its cell, e.g. a drag handle. It is not a native button, because the key that
 * activates one would activate it again on release.
 *
 * @param write updates the button
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
