import { formatNumber } from '@gezi/ui/core';
import type { CellFace } from '../../dom/CellFace';
import { textFace } from '../../dom/textFace';

// `type=number` drops invalid text; the definition validates the keys instead.
const plainFace = textFace({ inputMode: 'decimal' });

/** A number with thousands separators; the active cell has none, as it is typed. */
export const inputNumberFace: CellFace = {
  ...plainFace,
  write(cell, paint) {
    const isPlain = paint.column.thousands === false || cell.classList.contains('gezi-active');
    if (!isPlain) paint.text = formatNumber(paint.text);
    plainFace.write(cell, paint);
  },
  engage: (cell, paint) => plainFace.write(cell, paint),
};
