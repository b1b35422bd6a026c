import { defineCell } from '../../dom/CellType';
import { radioCell } from './cell';
import { radioFace } from './face';

export const radioType = defineCell({ definition: radioCell, face: radioFace });
