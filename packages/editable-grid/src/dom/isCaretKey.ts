import { isTextControl } from './CellPlace';
import type { InUse } from './CellUse';

/** Keys belong to the text being typed, not to cells. */
export const isCaretKey = ({ mode }: InUse): boolean =>
  mode !== 'ready' && isTextControl(document.activeElement) && !document.activeElement.readOnly;

/** A pasted text belongs at the caret: it is typed into, and the text is no table. */
export const isCaretPaste = (place: InUse, text: string): boolean =>
  isCaretKey(place) && !/[\t\n\r]/.test(text.trimEnd());
