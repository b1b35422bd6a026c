import { textFace } from '../../dom/textFace';

// `type=number` drops invalid text; the definition validates the keys instead.
export const inputNumberFace = textFace({ inputMode: 'decimal' });
