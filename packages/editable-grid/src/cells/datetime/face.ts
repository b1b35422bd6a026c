import { textFace } from '../../dom/textFace';

export const datetimeFace = textFace({ popup: 'dialog' });
