import { defineCell } from '../../dom/CellType';
import { rowExpandCell } from './cell';
import { rowExpandFace } from './face';

export const rowExpandType = defineCell({ definition: rowExpandCell, face: rowExpandFace });
