// Grid
export { EditableGrid } from './react/EditableGrid';
export type { EditableGridProps, GridError, GridToolbar } from './react/EditableGridProps';
export type { Collected, GridApi } from './react/GridApi';
export type { GridPagination } from './react/GridPagination';
export type { GridSize } from './react/gridSizes';
export type { RowProps } from './react/RowProps';
export type { SheetProps } from './react/SheetProps';

// Settings of the grid's props
export type { AmountColumns } from './react/GridAmount';
export type {
  ColumnSettings,
  ExportedFile,
  ExportFormat,
  ExportOptions,
  ExportRequest,
  PrintOptions,
} from './react/SheetProps';
export type { ChangeMenu, MenuArea, MenuPlace } from './features/context-menu/MenuPlace';
export type { GridMenuItem } from './react/Menu';
export type { DetailsSettings } from './features/details/Details';
export type { ExpandSettings } from './features/row-expand/RowExpand';
export type { SubFormSettings } from './features/sub-form/SubForm';
export type { GroupSettings } from './features/group/Groups';
export type { Aggregate } from './core/group/aggregate';
export type { RowsAnswer, RowSource, RowsRequest, SourceGroup } from './core/source/RowSource';
export type { TreeSettings } from './features/tree/Tree';
export type { LinkageQuestion, LoadChoices } from './core/linkage/Linkage';
export type { ActionQuestion, BatchAction, RowAction } from './core/columns/RowAction';
export type { ColumnFilter, FilterState } from './core/filter/ColumnFilter';
export type { FilterKind } from './core/filter/FilterKind';
export type { SortState } from './core/view/sortOrder';
export type { SelectionMode } from './core/store/StoreSettings';
export { disabledBy } from './core/disabledBy';

// Columns
export type { Align, ColumnRule, HandlerRule, RowFlag, Statistic } from './core/columns/ColumnBase';
export { customColumn, type CustomColumn } from './core/columns/customColumn';
export type { FieldCellType, FreeCellType, GridColumn } from './core/columns/GridColumn';
export type { GridOption } from './core/columns/GridOption';
export { readColumns } from './core/columns/readColumns';
export type { HandlerInput, HandlerVerdict, ValidateHandler } from './core/validation/ValidateHandler';

// Rows and their changes
export { isTemporaryId, temporaryId, type RowId, type RowKey } from './core/rowId';
export type { GridChange, FieldsEdit } from './core/ledger/FieldsEdit';
export type { RowChange } from './core/ledger/RowChange';
export type { SelectionEvent } from './core/selection/selectionState';
export type { ChangeOrigin, RowsChange } from './core/store/StoreSettings';
export type { CellFailure } from './core/validation/Failures';

// Collecting grids together with a form
export { collectWithForm, type CollectedWithForm, type ValidatedForm } from './react/collectWithForm';

// Comments of cells
export type { CellComment, CommentAuthor, CommentChange } from './core/comments/CellComment';
export { changeComments } from './core/comments/changeComments';
export type { CommentSettings } from './features/comments/CommentSettings';

// Merged cells
export { MergedCells, type MergedCellsProps } from './features/merged-cells/MergedCells';

// Shared sheets
export {
  createSheetSync,
  type SheetSync,
  type SheetSyncOptions,
  type PageComments,
  type SheetSyncState,
} from './features/sync/createSheetSync';
export type { OutboxStore } from './features/sync/OutboxStore';
export type { SyncChannel } from './features/sync/SyncChannel';

// Cell types of the application's own
export { cellRegistry } from './cells/registry';
export { defineCell, type CellType } from './dom/CellType';
export type { CellRegistry } from './dom/createRegistry';
export { textFace, type TextFaceOptions } from './dom/textFace';
export type { CellContent, CellFace, CellPaint, FaceMode } from './dom/CellFace';
export type { EditorProps, PopupRequest } from './dom/Popup';
export type { CellAccess } from './core/store/StoreSettings';
export type { CellDefinition, CellRefusal } from './core/cells/CellDefinition';
export type { CellColumn, ChoicesState, LabelSource, ResolvedColumn } from './core/columns/ResolvedColumn';
