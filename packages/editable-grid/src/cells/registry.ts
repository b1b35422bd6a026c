import { createRegistry } from '../dom/createRegistry';
import { checkboxType } from './checkbox';
import { dateType } from './date';
import { hiddenType } from './hidden';
import { inputType } from './input';
import { inputNumberType } from './input-number';
import { normalType } from './normal';
import { rowCheckboxType } from './row-checkbox';
import { rowDragSortType } from './row-drag-sort';
import { rowExpandType } from './row-expand';
import { rowNumberType } from './row-number';
import { rowRadioType } from './row-radio';
import { selectType } from './select';
import { textareaType } from './textarea';

/** Every cell type of this package; `extend` it with your own. */
export const cellRegistry = createRegistry([
  inputType,
  inputNumberType,
  selectType,
  dateType,
  checkboxType,
  textareaType,
  hiddenType,
  normalType,
  rowNumberType,
  rowCheckboxType,
  rowRadioType,
  rowDragSortType,
  rowExpandType,
]);
