import { lazyCode } from '../dom/lazyCode';

/** Ranges, clipboard and undo keys: loaded when the pointer or the focus approaches the grid. */
export const sheetCode = lazyCode(() => import('./sheetFeature'));
