import { defineCell } from '../../dom/CellType';
import { rowDragSortCell } from './cell';
import { rowDragSortFace } from './face';

export const rowDragSortType = defineCell({ definition: rowDragSortCell, face: rowDragSortFace });
