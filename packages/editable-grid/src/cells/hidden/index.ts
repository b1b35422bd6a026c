import { defineCell } from '../../dom/CellType';
import { hiddenCell } from './cell';
import { hiddenFace } from './face';

export const hiddenType = defineCell({ definition: hiddenCell, face: hiddenFace });
