import type { CellFace } from '../../dom/CellFace';

/** Never drawn. */
export const hiddenFace: CellFace = { build: () => undefined, write() {} };
