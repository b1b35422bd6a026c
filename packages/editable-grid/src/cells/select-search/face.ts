import { textFace } from '../../dom/textFace';

export const selectSearchFace = textFace({ popup: 'listbox', mark: 'search' });
