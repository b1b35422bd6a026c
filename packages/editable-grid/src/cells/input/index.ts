import { defineCell } from '../../dom/CellType';
import { inputCell } from './cell';
import { inputFace } from './face';

export const inputType = defineCell({ definition: inputCell, face: inputFace });
