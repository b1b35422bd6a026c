import { defineCell } from '../../dom/CellType';
import { inputNumberCell } from './cell';
import { inputNumberFace } from './face';

export const inputNumberType = defineCell({ definition: inputNumberCell, face: inputNumberFace });
