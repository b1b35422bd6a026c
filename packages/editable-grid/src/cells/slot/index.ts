import { defineCell } from '../../dom/CellType';
import { slotCell } from './cell';
import { slotFace } from './face';

export const slotType = defineCell({ definition: slotCell, face: slotFace });
