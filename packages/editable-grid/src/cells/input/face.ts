import { textFace } from '../../dom/textFace';

export const inputFace = textFace();
