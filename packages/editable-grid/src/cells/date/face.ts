import { textFace } from '../../dom/textFace';

export const dateFace = textFace({ popup: 'dialog' });
