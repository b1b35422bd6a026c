import { choiceCell } from '../shared/choices/choiceCell';
import type { CellDefinition } from '../../core/cells/CellDefinition';

/** One of few `options`, all of them in sight. */
export const radioCell: CellDefinition = { ...choiceCell('radio', 180), control: 'toggle' };
