// Selection
export type { Selection, SelectionRefusal, SelectionRules } from './selection/Selection';
export {
  createSelectionStore,
  type SelectionStore,
  type SelectionStoreOptions,
} from './selection/createSelectionStore';

// Trees
export { indexTree, keysBelow, type TreeIndex, type TreeNode } from './tree/TreeIndex';
export { checkLinked, halfChecked } from './tree/checkLinked';
export { filterTree, type FilteredTree } from './tree/filterTree';

// Search by text and pinyin
export { createTextSearch, loadSpeller, type Spell, type TextSearch } from './pinyin/createTextSearch';

// Names of stored values
export { createNames, type Names, type NamesOptions } from './names/createNames';
export { splitJoined } from './joined';

// Parameters of a list
export { visibleFields } from './calls';

// Rows that the dialogs hand over
export type { Page, PickedUser } from './calls';
export type { QueryInfo, ReportRow } from './report/ReportConfig';

// Fields that a popup fills
export {
  popupValues,
  readPopupFields,
  type PopupFields,
  type PopupRefusal,
  type PopupSettings,
} from './popup/popupFields';
