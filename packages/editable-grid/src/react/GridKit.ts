import type { RefObject } from 'react';
import type { RowId } from '../core/rowId';
import type { GridStore } from '../core/store/GridStore';
import type { GridFeature } from '../dom/GridFeature';
import type { GoTo } from './GoTo';
import type { RowActions } from './useRowActions';
import type { FeedbackCalls } from './useFeedback';
import type { GridParts } from './useGridView';

/** What parts of a grid that load on use are given of it; the same object as long as the grid lives. */
export interface GridKit<Row extends object> {
  store: GridStore<Row>;
  /** The drawing side, while it is on the page. */
  parts: RefObject<GridParts<Row> | null>;
  feedback: FeedbackCalls;
  actions: RowActions;
  /** Brings a cell into use, wherever it is. */
  goTo: GoTo;
  /** Says something to a screen reader. */
  announce: (text: string) => void;
  /** What can be opened at a row, while it is there; each part puts its own in. */
  opens: Map<'subForm' | 'details', (rowId: RowId) => void>;
  /** Adds behaviour. @returns takes it away again */
  attach: (feature: GridFeature<Row>) => () => void;
}
