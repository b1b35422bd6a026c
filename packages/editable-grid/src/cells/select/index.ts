import { defineCell } from '../../dom/CellType';
import { selectCell } from './cell';
import { selectFace } from './face';

export const selectType = defineCell({
  definition: selectCell,
  face: selectFace,
  editor: () => import('./Editor'),
  opensOnClick: true,
});
