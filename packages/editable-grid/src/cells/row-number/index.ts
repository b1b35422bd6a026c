import { defineCell } from '../../dom/CellType';
import { rowNumberCell } from './cell';
import { rowNumberFace } from './face';

export const rowNumberType = defineCell({ definition: rowNumberCell, face: rowNumberFace });
