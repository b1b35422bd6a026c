import { defineCell } from '../../dom/CellType';
import { textareaCell } from './cell';
import { textareaFace } from './face';

export const textareaType = defineCell({ definition: textareaCell, face: textareaFace });
