import { lazyPart } from '@gezi/ui';
import { defineCell } from '../../dom/CellType';
import { selectCell } from './cell';
import { selectFace } from './face';

const Editor = lazyPart(async () => (await import('./Editor')).Editor);

export const selectType = defineCell({
  definition: selectCell,
  face: selectFace,
  editor: Editor,
  opensOnClick: true,
});
