export { EditableGrid } from './react/EditableGrid';
export type { EditableGridProps, GridError, GridToolbar } from './react/EditableGridProps';
export type { GridPagination } from './react/GridPagination';
export type { ExpandSettings } from './features/row-expand/RowExpand';
export { MergedCells, type MergedCellsProps } from './features/merged-cells/MergedCells';
export type { DetailsSettings } from './features/details/Details';
export type { SubFormSettings } from './features/sub-form/SubForm';
export type { TreeSettings } from './features/tree/Tree';
export type { AmountColumns } from './react/GridAmount';
export type {
  ColumnSettings,
  ExportedFile,
  ExportFormat,
  ExportOptions,
  ExportRequest,
  SheetProps,
} from './react/SheetProps';
export { collectWithForm, type CollectedWithForm, type ValidatedForm } from './react/collectWithForm';
export type { Collected, GridApi } from './react/GridApi';
export type { GridSize } from './react/gridSizes';

export { createGridSync, type GridSync, type GridSyncOptions, type SyncState } from './features/sync/createGridSync';
export { browserOutbox } from './features/sync/browserOutbox';
export { memoryOutbox, type OutboxStore } from './features/sync/OutboxStore';
export type { SyncChannel } from './features/sync/SyncChannel';

export { cellRegistry } from './cells/registry';
export { defineCell, type CellType } from './dom/CellType';
export { createRegistry, type CellRegistry } from './dom/createRegistry';
export { textFace, type TextFaceOptions } from './dom/textFace';
export type { CellFace, CellPaint, FaceMode } from './dom/CellFace';
export type { EditorProps, PopupRequest } from './dom/Popup';

export {
  type ActionQuestion,
  customColumn,
  disabledBy,
  isTemporaryId,
  optionText,
  readColumns,
  temporaryId,
  type BatchAction,
  type CellAccess,
  type CellDefinition,
  type CellFailure,
  type ChangeOrigin,
  type ChoicesState,
  type ColumnFilter,
  type ColumnRule,
  type FilterKind,
  type FilterState,
  type GridColumn,
  type GridOption,
  type HandlerInput,
  type HandlerRule,
  type HandlerVerdict,
  type LinkageQuestion,
  type LoadChoices,
  type RowAction,
  type LabelSource,
  type RowChange,
  type RowId,
  type RowKey,
  type RowsChange,
  type SelectionEvent,
  type SelectionMode,
  type SortState,
  type Statistic,
  type ValidateHandler,
} from './core';
