// The pure door: no React, no DOM. Servers, importers and tests of an application use it.

// Columns
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
export type { FieldCellType, FreeCellType, GridColumn } from './columns/GridColumn';
export type { GridOption } from './columns/GridOption';
export { readColumns } from './columns/readColumns';
export type { CellColumn, ChoicesState, LabelSource, ResolvedColumn } from './columns/ResolvedColumn';
export type { FilterKind } from './filter/FilterKind';

// Cell types: reading, writing and showing values
export { cellDefinitions } from '../cells/definitions';
export type { CellDefinition, CellRefusal } from './cells/CellDefinition';
export type { Outcome } from '@gezi/client/core';

// Validation
export type { Failure } from './validation/checkCell';
export type { HandlerInput, HandlerVerdict, ValidateHandler } from './validation/ValidateHandler';

// Rows
export { disabledBy } from './disabledBy';
export { isTemporaryId, temporaryId, type RowId, type RowKey } from './rowId';
export type { RowChange } from './ledger/RowChange';

// Comments of cells
export type { CellComment, CommentAuthor, CommentChange } from './comments/CellComment';
export { changeComments } from './comments/changeComments';
export { MAX_COMMENT_LENGTH, MAX_COMMENTS } from './comments/bounds';

// Merged cells
export { mergeDown, mergeRight, ownerOf, splitCell, type MergeRefusal } from './merged-cells/mergeCells';
export type { CellAddress, CellLook, MergedCell, MergedLayout } from './merged-cells/MergedCell';
export { newLayout } from './merged-cells/newLayout';

// Shared sheets: the server's side
export { SyncHub, type HubMember, type HubNews, type HubParts, type SyncStore } from './sync/SyncHub';
export { memoryStore, type MemoryStore } from './sync/memoryStore';
export type { CommentRefusal } from './sync/CommentCheck';
export { SyncPage, type Acceptance, type ClientMark, type RefusedChange, type StepRule } from './sync/SyncPage';
export { SyncDocument, type SyncSnapshot } from './sync/SyncDocument';
export type { CellStamp, CommentStep, RowStep, SyncRow, SyncStep } from './sync/SyncStep';
export type { SyncChange, SyncEntry, SyncUser } from './sync/SyncEntry';
export {
  type ClientMessage,
  type ServerMessage,
  type SyncMessage,
  type SyncPerson,
  type SyncPlace,
} from './sync/SyncMessage';
export { firstOrderKeys, isOrderKey, LONGEST_ORDER_KEY } from './sync/orderKeys';
