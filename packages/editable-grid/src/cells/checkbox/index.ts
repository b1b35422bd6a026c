import { defineCell } from '../../dom/CellType';
import { checkboxCell } from './cell';
import { checkboxFace } from './face';

export const checkboxType = defineCell({ definition: checkboxCell, face: checkboxFace });
