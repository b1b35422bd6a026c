import { textFace } from '../../dom/textFace';

export const timeFace = textFace({ popup: 'dialog', mark: 'clock' });
