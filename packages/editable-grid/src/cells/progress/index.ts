import { defineCell } from '../../dom/CellType';
import { progressCell } from './cell';
import { progressFace } from './face';

export const progressType = defineCell({ definition: progressCell, face: progressFace });
