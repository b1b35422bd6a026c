import { pickFace } from '../../dom/pickFace';

export const rowRadioFace = pickFace('radio');
