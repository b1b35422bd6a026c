import { pickFace } from '../../dom/pickFace';

export const rowCheckboxFace = pickFace('checkbox');
