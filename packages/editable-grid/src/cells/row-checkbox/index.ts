import { defineCell } from '../../dom/CellType';
import { rowCheckboxCell } from './cell';
import { rowCheckboxFace } from './face';

export const rowCheckboxType = defineCell({ definition: rowCheckboxCell, face: rowCheckboxFace });
