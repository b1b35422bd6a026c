import { choiceCell } from '../shared/choices/choiceCell';
import type { CellDefinition } from '../../core/cells/CellDefinition';

/** One of a few `options`, all of them visible. */
export const radioCell: CellDefinition = { ...choiceCell('radio', 180), control: 'toggle' };
