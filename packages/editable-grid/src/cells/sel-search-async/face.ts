import { textFace } from '../../dom/textFace';

export const selSearchAsyncFace = textFace({ popup: 'listbox', mark: 'search' });
