import { lazyCode } from '../dom/lazyFeature';

/** Ranges, clipboard shell and undo keys: fetched when a hand comes near. */
export const sheetCode = lazyCode(() => import('./sheetFeature'));
