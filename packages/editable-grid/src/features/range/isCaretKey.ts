import { isTextControl } from '../../dom/CellPlace';
import type { InUse } from '../../dom/CellUse';

/** Keys belong to the text being typed, not to cells. */
export const isCaretKey = ({ mode }: InUse): boolean =>
  mode !== 'ready' && isTextControl(document.activeElement) && !document.activeElement.readOnly;
