import { createRegistry, type LaterTypes } from '../dom/createRegistry';
import { runnerCode } from '../features/row-actions/runnerCode';
import { checkboxType } from './checkbox';
import { dateType } from './date';
import { hiddenType } from './hidden';
import { inputType } from './input';
import { inputNumberType } from './input-number';
import { normalType } from './normal';
import { rowCheckboxType } from './row-checkbox';
import { rowNumberType } from './row-number';
import { rowRadioType } from './row-radio';
import { selectType } from './select';
import { slotType } from './slot';
import { textareaType } from './textarea';

/** Types loaded on first use by a column, so that other pages do not load them. */
export const LATER: LaterTypes = {
  names: [
    'input_pop',
    'list_multi',
    'select-multiple',
    'select-search',
    'sel_search',
    'sel_search_async',
    'sel_depart',
    'sel_user',
    'datetime',
    'time',
    'radio',
    'upload',
    'file',
    'image',
    'popup',
    'progress',
    'tags',
    'row-actions',
    'row-drag-sort',
    'row-expand',
  ],
  async load() {
    const [{ laterTypes }] = await Promise.all([import('./laterTypes'), runnerCode.load()]);
    return laterTypes;
  },
};

/** Every cell type of this package; `extend` it with your own. */
export const cellRegistry = createRegistry(
  [
    inputType,
    inputNumberType,
    textareaType,
    selectType,
    dateType,
    checkboxType,
    normalType,
    slotType,
    hiddenType,
    rowNumberType,
    rowCheckboxType,
    rowRadioType,
  ],
  LATER,
);
