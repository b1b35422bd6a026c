import type { DropReason } from '../dom/HeldCells';
import { sheetTexts } from '../texts/sheet/sheetTexts';
import type { SheetCalls } from './SheetCalls';

/** Tells the user that an action was dropped, because of what has changed while it waited. */
export const notifyDropped = (reason: DropReason, { locale, notify }: SheetCalls): void =>
  notify('warning', sheetTexts(locale).dropped[reason]);
