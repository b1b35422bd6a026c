import { createRegistry } from '../dom/createRegistry';
import { checkboxType } from './checkbox';
import { dateType } from './date';
import { datetimeType } from './datetime';
import { fileType } from './file';
import { hiddenType } from './hidden';
import { imageType } from './image';
import { inputType } from './input';
import { inputNumberType } from './input-number';
import { inputPopType } from './input-pop';
import { listMultiType } from './list-multi';
import { normalType } from './normal';
import { popupType } from './popup';
import { progressType } from './progress';
import { radioType } from './radio';
import { rowCheckboxType } from './row-checkbox';
import { rowActionsType } from './row-actions';
import { rowDragSortType } from './row-drag-sort';
import { rowExpandType } from './row-expand';
import { rowNumberType } from './row-number';
import { rowRadioType } from './row-radio';
import { selDepartType } from './sel-depart';
import { selSearchType } from './sel-search';
import { selSearchAsyncType } from './sel-search-async';
import { selUserType } from './sel-user';
import { selectType } from './select';
import { selectMultipleType } from './select-multiple';
import { selectSearchType } from './select-search';
import { slotType } from './slot';
import { tagsType } from './tags';
import { textareaType } from './textarea';
import { timeType } from './time';
import { uploadType } from './upload';

/** Every cell type of this package; `extend` it with your own. */
export const cellRegistry = createRegistry([
  inputType,
  inputNumberType,
  textareaType,
  inputPopType,
  selectType,
  listMultiType,
  selectMultipleType,
  selectSearchType,
  selSearchType,
  selSearchAsyncType,
  selDepartType,
  selUserType,
  dateType,
  datetimeType,
  timeType,
  checkboxType,
  radioType,
  uploadType,
  fileType,
  imageType,
  popupType,
  progressType,
  tagsType,
  slotType,
  normalType,
  hiddenType,
  rowNumberType,
  rowCheckboxType,
  rowRadioType,
  rowDragSortType,
  rowExpandType,
  rowActionsType,
]);
