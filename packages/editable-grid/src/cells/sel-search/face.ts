import { textFace } from '../../dom/textFace';

export const selSearchFace = textFace({ popup: 'listbox', mark: 'search' });
