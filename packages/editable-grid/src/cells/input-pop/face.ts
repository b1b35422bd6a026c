import type { CellFace } from '../../dom/CellFace';
import { textFace } from '../../dom/textFace';
import { BREAK } from './cell';

const line = textFace({ popup: 'dialog', mark: 'expand' });

/** One line; breaks are shown as a mark, which an input would drop. */
export const inputPopFace: CellFace = {
  ...line,
  write: (cell, paint) => line.write(cell, { ...paint, text: paint.text.replaceAll('\n', BREAK) }),
};
