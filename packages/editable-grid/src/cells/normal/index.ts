import { defineCell } from '../../dom/CellType';
import { normalCell } from './cell';
import { normalFace } from './face';

export const normalType = defineCell({ definition: normalCell, face: normalFace });
