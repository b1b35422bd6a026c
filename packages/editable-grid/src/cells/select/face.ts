import { textFace } from '../../dom/textFace';

export const selectFace = textFace({ popup: 'listbox' });
