import type { CellType } from '../dom/CellType';
import { datetimeType } from './datetime';
import { fileType } from './file';
import { imageType } from './image';
import { inputPopType } from './input-pop';
import { listMultiType } from './list-multi';
import { popupType } from './popup';
import { progressType } from './progress';
import { radioType } from './radio';
import { rowActionsType } from './row-actions';
import { rowDragSortType } from './row-drag-sort';
import { rowExpandType } from './row-expand';
import { selDepartType } from './sel-depart';
import { selSearchType } from './sel-search';
import { selSearchAsyncType } from './sel-search-async';
import { selUserType } from './sel-user';
import { selectMultipleType } from './select-multiple';
import { selectSearchType } from './select-search';
import { tagsType } from './tags';
import { timeType } from './time';
import { uploadType } from './upload';

/** The cell types that are loaded together when a column first needs one of them. */
export const laterTypes: readonly CellType[] = [
  inputPopType,
  listMultiType,
  selectMultipleType,
  selectSearchType,
  selSearchType,
  selSearchAsyncType,
  selDepartType,
  selUserType,
  datetimeType,
  timeType,
  radioType,
  uploadType,
  fileType,
  imageType,
  popupType,
  progressType,
  tagsType,
  rowActionsType,
  rowDragSortType,
  rowExpandType,
];
