import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selectSearchCell } from './cell';
import { selectSearchFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selectSearchType = defineCell({
  definition: selectSearchCell,
  face: selectSearchFace,
  editor: Editor,
  opensOnClick: true,
});
