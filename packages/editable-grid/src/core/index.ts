export type { Outcome } from './outcome';
export { fieldOf, isTemporaryId, temporaryId, type RowId, type RowKey } from './rowId';
export type { CellDefinition, CellRefusal } from './cells/CellDefinition';
export { disabledBy } from './disabledBy';
export { initialValue, plainText } from './cells/CellDefinition';
export { optionText, type GridOption } from './columns/GridOption';
export type {
  Align,
  ColumnBase,
  ColumnRule,
  FieldColumnBase,
  HandlerRule,
  RowFlag,
  Statistic,
} from './columns/ColumnBase';
export { customColumn, type CustomColumn } from './columns/customColumn';
export { readColumns } from './columns/readColumns';
export type { FieldCellType, FreeCellType, GridColumn } from './columns/GridColumn';
export type { CellColumn, ChoicesState, LabelSource, ResolvedColumn } from './columns/ResolvedColumn';
export {
  arrangeColumns,
  type ColumnLayout,
  type ColumnPin,
  type ColumnState,
  type PlacedColumn,
} from './columns/arrangeColumns';
export { readColumnState } from './columns/readColumnState';
export { columnWindow, type ColumnWindow } from './columns/columnWindow';
export type { ActionQuestion, BatchAction, RowAction, RowActionLayout } from './columns/RowAction';
export { Linkage, type LinkageQuestion, type LinkageSettings, type LoadChoices } from './linkage/Linkage';
export { TreeRows, type TreeSource, type TreeState } from './tree/TreeRows';
export { invert, type Placed, type RowChange } from './ledger/RowChange';
export type { ProposedChange } from './ledger/effective';
export { RowLedger, type RowState } from './ledger/RowLedger';
export { emptyLog, record, redo, seal, undo, type ChangeLog, type Transaction } from './ledger/ChangeLog';
export { expandedRows, type RowPanel } from './geometry/expandedRows';
export { fixedRows, type RowGeometry } from './geometry/rowGeometry';
export { rowWindow, type RowWindow } from './geometry/rowWindow';
export { scrollHeight, scrollTopFor, shiftAfter, TALLEST } from './geometry/scrollScale';
export { intentOf, type EditMode, type Intent, type KeyPlace, type KeyPress } from './keyboard/intentOf';
export { cellMoves, mergeDown, mergeRight, ownerOf, splitCell, type MergeRefusal } from './merged-cells/mergeCells';
export type { CellAddress, CellLook, MergedCell, MergedLayout } from './merged-cells/MergedCell';
export { CONTENT_LOOK, newCell, newLayout, newLayoutRow, TITLE_LOOK } from './merged-cells/newLayout';
export { DEFAULT_ORDER_KEY, insertSteps, moveSteps } from './order/orderSteps';
export { headerBox, withRows, type HeaderBox, type SelectionEvent } from './selection/selectionState';
export { Figures } from './statistics/Figures';
export { GridStore } from './store/GridStore';
export type { StoreEvents } from './store/StoreEvents';
export type {
  CellAccess,
  ChangeOrigin,
  Dirt,
  RowArrangement,
  RowLinkage,
  RowsChange,
  SelectionMode,
  StoreSettings,
} from './store/StoreSettings';
export { checkCell, type Failure } from './validation/checkCell';
export { Failures, type CellFailure } from './validation/Failures';
export type { HandlerInput, HandlerVerdict, ValidateHandler } from './validation/ValidateHandler';
export { nextSort, nextSorts, sortList, sortOrder, type SortKey, type SortState } from './view/sortOrder';
export { isOpen, type ColumnFilter, type FilterState } from './filter/ColumnFilter';
export type { FilterKind } from './filter/FilterKind';
export { filterKindOf } from './filter/filterKindOf';
export { matchesFilter } from './filter/matchesFilter';
export { rowFilter } from './filter/rowFilter';
export { cellDefinitions } from '../cells/definitions';

// Pages edited together
export { applyStep, type CellStamp, type SyncRow, type SyncStep } from './sync/SyncStep';
export type { SyncChange, SyncEntry, SyncUser } from './sync/SyncEntry';
export { SyncDocument, type SyncSnapshot } from './sync/SyncDocument';
export { SyncPage, type Acceptance, type ClientMark, type RefusedChange, type StepRule } from './sync/SyncPage';
export {
  SYNC_PROTOCOL,
  type ClientMessage,
  type ServerMessage,
  type SyncMessage,
  type SyncPerson,
  type SyncPlace,
} from './sync/SyncMessage';
export type { KeptOutbox, PendingChange } from './sync/SyncOutbox';
export type { LostRow, SyncConflict } from './sync/SyncRaces';
export { SyncSession, type RefusedStep, type SessionParts } from './sync/SyncSession';
export type { LocalChange, ViewChange } from './sync/ViewChange';
export { firstOrderKeys, isOrderKey, LONGEST_ORDER_KEY } from './sync/orderKeys';
export { SyncHub, type HubMember, type HubNews, type HubParts, type SyncStore } from './sync/SyncHub';
export { memoryStore, type MemoryStore } from './sync/memoryStore';
export { SyncWorld, type Faults, type WorldClient } from './sync/SyncWorld';
