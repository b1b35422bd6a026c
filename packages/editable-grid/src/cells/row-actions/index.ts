import { defineCell } from '../../dom/CellType';
import { rowActionsCell } from './cell';
import { rowActionsFace } from './face';

export const rowActionsType = defineCell({ definition: rowActionsCell, face: rowActionsFace });
