import type { CellDefinition } from '../core/cells/CellDefinition';
import { checkboxCell } from './checkbox/cell';
import { dateCell } from './date/cell';
import { hiddenCell } from './hidden/cell';
import { inputCell } from './input/cell';
import { inputNumberCell } from './input-number/cell';
import { normalCell } from './normal/cell';
import { rowCheckboxCell } from './row-checkbox/cell';
import { rowDragSortCell } from './row-drag-sort/cell';
import { rowExpandCell } from './row-expand/cell';
import { rowNumberCell } from './row-number/cell';
import { rowRadioCell } from './row-radio/cell';
import { selectCell } from './select/cell';
import { textareaCell } from './textarea/cell';

/** Every cell type of this package without its looks: for servers, clipboards and importers. */
export const cellDefinitions: readonly CellDefinition[] = [
  inputCell,
  inputNumberCell,
  selectCell,
  dateCell,
  checkboxCell,
  textareaCell,
  hiddenCell,
  normalCell,
  rowNumberCell,
  rowCheckboxCell,
  rowRadioCell,
  rowDragSortCell,
  rowExpandCell,
];
