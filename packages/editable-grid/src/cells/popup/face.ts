import { textFace } from '../../dom/textFace';

export const popupFace = textFace({ popup: 'dialog', mark: 'cluster' });
