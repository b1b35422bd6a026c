import { defineCell } from '../../dom/CellType';
import { dateCell } from './cell';
import { dateFace } from './face';

export const dateType = defineCell({
  definition: dateCell,
  face: dateFace,
  editor: () => import('./Editor'),
  opensOnClick: true,
});
