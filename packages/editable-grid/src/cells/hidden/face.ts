import type { CellFace } from '../../dom/CellFace';

/** Never rendered. */
export const hiddenFace: CellFace = { build: () => undefined, write() {} };
