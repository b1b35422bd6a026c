import { defineCell } from '../../dom/CellType';
import { rowRadioCell } from './cell';
import { rowRadioFace } from './face';

export const rowRadioType = defineCell({ definition: rowRadioCell, face: rowRadioFace });
