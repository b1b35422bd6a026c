import { defineCell } from '../../dom/CellType';
import { tagsCell } from './cell';
import { tagsFace } from './face';

export const tagsType = defineCell({ definition: tagsCell, face: tagsFace });
