import type { CellDefinition } from '../../core/cells/CellDefinition';
import { normalCell } from '../normal/cell';

/** The application's own content, from the column's `render`; without one the field is shown. */
export const slotCell: CellDefinition = { ...normalCell, type: 'slot' };
