// Selection
export {
  chosenItems,
  startSelection,
  unknownKeys,
  type Selection,
  type SelectionRefusal,
  type SelectionRules,
} from './selection/Selection';
export {
  createSelectionStore,
  type SelectionStore,
  type SelectionStoreOptions,
} from './selection/createSelectionStore';
export { choose, giveUp, learn, setKeys, toggle, type Keyed } from './selection/changeSelection';

// Trees
export { indexTree, keysAbove, keysBelow, type TreeIndex, type TreeNode } from './tree/TreeIndex';
export { checkLinked, halfChecked } from './tree/checkLinked';
export { readCondition } from './tree/readCondition';
export { filterTree, type FilteredTree } from './tree/filterTree';

// Search
export { createTextSearch, type Spell, type TextSearch } from './pinyin/createTextSearch';
export { matchPinyin } from './pinyin/matchPinyin';

// Calls
export type { Page, PageRequest, PickedUser } from './calls';

// Names and recent choices
export { isOpaqueId } from './names/isOpaqueId';
export { createNames, type Names, type NamesOptions } from './names/createNames';
export { RECENT_MOST, readRecent, remember } from './recent/remember';

// Reports
export { createGroupCache, REPORT_CACHE_MS, type GroupCache } from './report/createGroupCache';
export { readSorter, type Sorter } from './report/readSorter';
export type { QueryInfo, ReportColumn, ReportConfig, ReportRow } from './report/ReportConfig';
export { reportRowKey } from './report/reportRowKey';

// Popup
export {
  popupValues,
  readPopupFields,
  type PopupFields,
  type PopupRefusal,
  type PopupSettings,
} from './popup/popupFields';
export { splitJoined } from './joined';
