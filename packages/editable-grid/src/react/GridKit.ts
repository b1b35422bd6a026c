import type { RefObject } from 'react';
import type { CommentThreads } from '../core/comments/CommentThreads';
import type { RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import type { GridFeature } from '../dom/GridFeature';
import type { HeldCall } from '../dom/HeldCall';
import type { HeldKeys } from '../dom/HeldKeys';
import type { GoTo } from './GoTo';
import type { GridMenuItem } from './Menu';
import type { RowActions } from './useRowActions';
import type { FeedbackCalls } from './useFeedback';
import type { GridParts } from './useGridView';

/** Access of lazily loaded parts to their grid; the same object for the grid's lifetime. */
export interface GridKit<Row extends object> {
  store: GridStore<Row>;
  /** View and controller, while mounted. */
  parts: RefObject<GridParts<Row> | null>;
  feedback: FeedbackCalls;
  actions: RowActions<Row>;
  /** Focuses a cell, wherever it is. */
  goTo: GoTo;
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  /** Functions that open a row's sub-form or details, or a cell's comments; of these parts while they are mounted. */
  opens: Map<'subForm' | 'details' | 'comments', (rowId: RowId, column: string) => void>;
  /** Functions that load the rows of a `source` again, registered while it is mounted. */
  reloads: Set<() => void>;
  /** A function that reads all rows of a `source`, sorted and filtered, with their edits; while it is mounted. */
  readers: Set<() => AsyncIterable<{ rows: readonly Row[]; total: number }>>;
  /** A function that returns the comments of cells, while the grid has comments. */
  threads: Set<() => CommentThreads>;
  /** Opens the list of comments beside an element. */
  commentList: HeldCall<(anchor: HTMLElement) => void>;
  /** Further entries of a cell's context menu, of lazily loaded parts while they are mounted. */
  menus: Set<(cell: { rowId: RowId; column: string }) => readonly GridMenuItem[]>;
  /** Keys that wait for a lazily loaded part. */
  keys: HeldKeys<Row>;
  /** Adds a feature. @returns removes it */
  attach: (feature: GridFeature<Row>) => () => void;
}
