import type { CellDefinition } from '../core/cells/CellDefinition';
import { checkboxCell } from './checkbox/cell';
import { dateCell } from './date/cell';
import { datetimeCell } from './datetime/cell';
import { fileCell } from './file/cell';
import { hiddenCell } from './hidden/cell';
import { imageCell } from './image/cell';
import { inputNumberCell } from './input-number/cell';
import { inputPopCell } from './input-pop/cell';
import { inputCell } from './input/cell';
import { listMultiCell } from './list-multi/cell';
import { normalCell } from './normal/cell';
import { popupCell } from './popup/cell';
import { progressCell } from './progress/cell';
import { radioCell } from './radio/cell';
import { rowCheckboxCell } from './row-checkbox/cell';
import { rowActionsCell } from './row-actions/cell';
import { rowDragSortCell } from './row-drag-sort/cell';
import { rowExpandCell } from './row-expand/cell';
import { rowNumberCell } from './row-number/cell';
import { rowRadioCell } from './row-radio/cell';
import { selDepartCell } from './sel-depart/cell';
import { selSearchAsyncCell } from './sel-search-async/cell';
import { selSearchCell } from './sel-search/cell';
import { selUserCell } from './sel-user/cell';
import { selectMultipleCell } from './select-multiple/cell';
import { selectSearchCell } from './select-search/cell';
import { selectCell } from './select/cell';
import { slotCell } from './slot/cell';
import { tagsCell } from './tags/cell';
import { textareaCell } from './textarea/cell';
import { timeCell } from './time/cell';
import { uploadCell } from './upload/cell';

/** Definitions of all cell types of this package, without their faces: for servers, clipboards and importers. */
export const cellDefinitions: readonly CellDefinition[] = [
  inputCell,
  inputNumberCell,
  textareaCell,
  inputPopCell,
  selectCell,
  listMultiCell,
  selectMultipleCell,
  selectSearchCell,
  selSearchCell,
  selSearchAsyncCell,
  selDepartCell,
  selUserCell,
  dateCell,
  datetimeCell,
  timeCell,
  checkboxCell,
  radioCell,
  uploadCell,
  fileCell,
  imageCell,
  popupCell,
  progressCell,
  tagsCell,
  slotCell,
  normalCell,
  hiddenCell,
  rowNumberCell,
  rowCheckboxCell,
  rowRadioCell,
  rowDragSortCell,
  rowExpandCell,
  rowActionsCell,
];
