import { textFace } from '../../dom/textFace';

// `type=number` would swallow what it does not understand; the keys are judged by the definition instead.
export const inputNumberFace = textFace({ inputMode: 'decimal' });
