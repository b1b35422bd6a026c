import { sheetTexts } from '../texts/sheet/sheetTexts';
import type { SheetCalls } from './SheetCalls';

/** Tells the user that an action was dropped: cells or the selection have changed before its code had loaded. */
export const notifySelectionChanged = ({ locale, notify }: SheetCalls): void =>
  notify('warning', sheetTexts(locale).selectionChanged);
