import type { GridStore } from '../core/store/GridStore';
import type { RowId } from '../core/rowId';
import type { CellPlace } from './CellPlace';
import type { InUse } from './CellUse';
import type { CellTip } from './CellTip';
import type { GridView } from './GridView';
import type { Popup } from './Popup';

/** Access of a feature to the grid's focus. */
export interface GridHandle {
  /** The active cell. */
  readonly current: InUse | undefined;
  /** The cell that contains an element. */
  placeOf(target: EventTarget | null): CellPlace | undefined;
  /** Scrolls to a cell and focuses it. @returns `false` if the row or column is not visible in this grid */
  focusCell(rowId: RowId, column: string): boolean;
  /** The same by visible index; indexes are clamped to the edges. */
  focusAt(index: number, column: number): boolean;
  /** Commits the typed text; the cell stays active. */
  settle(): void;
}

/** The drawing side of a grid while it is on the page. */
export interface GridSite<Row extends object> {
  /** Around the scroller; parent of tips and marks that must not scroll. */
  frame: HTMLElement;
  scroller: HTMLElement;
  store: GridStore<Row>;
  view: GridView<Row>;
  controller: GridHandle;
  popup: Popup;
  tip: CellTip;
}

/**
 * Optional behaviour, e.g. ranges, row dragging, marks of other users. A feature uses the grid; the grid does not
 * depend on features. It is attached when the grid is mounted; the same object is attached only once.
 */
export interface GridFeature<Row extends object> {
  attach(site: GridSite<Row>): FeatureHooks;
}

/** Hooks of a feature; for pointer and clipboard it listens on `site.scroller` itself. */
export interface FeatureHooks {
  /** A key in the active cell, before the grid handles it and outside a composition. @returns whether it was handled */
  keyDown?(event: KeyboardEvent, place: InUse): boolean;
  /** Another cell is active; `undefined` when the focus leaves the grid. */
  used?(place: CellPlace | undefined): void;
  /** Rows or columns were rendered, repainted, moved or resized: overlays must follow. */
  drawn?(): void;
  /** Removes everything the feature added. */
  detach(): void;
}
