import type { GridStore } from '../core/store/GridStore';
import type { RowId } from '../core/rowId';
import type { CellPlace } from './CellPlace';
import type { InUse } from './CellUse';
import type { FailureTip } from './FailureTip';
import type { GridView } from './GridView';
import type { Popup } from './Popup';

/** What a feature may ask of the grid's keys and focus. */
export interface GridHandle {
  /** The cell in use. */
  readonly current: InUse | undefined;
  /** The cell an element lies in. */
  placeOf(target: EventTarget | null): CellPlace | undefined;
  /** Brings a cell into sight and into use. @returns false when the row or column is not in sight of this grid */
  focusCell(rowId: RowId, column: string): boolean;
  /** The same by place in sight; a place beyond an edge is the one at the edge. */
  focusAt(index: number, column: number): boolean;
  /** What is being typed becomes the value; the cell stays chosen, for the next key. */
  settle(): void;
}

/** The drawing side of a grid while it is on the page. */
export interface GridSite<Row extends object> {
  /** Around the scroller; tips and marks that must not scroll hang here. */
  frame: HTMLElement;
  scroller: HTMLElement;
  store: GridStore<Row>;
  view: GridView<Row>;
  controller: GridHandle;
  popup: Popup;
  tip: FailureTip;
}

/**
 * Behaviour that stands apart from the grid's own, e.g. ranges, dragging rows, who else is here. A feature knows the
 * grid, the grid knows no feature. It is attached once the grid is on the page; the same object is attached once.
 */
export interface GridFeature<Row extends object> {
  attach(site: GridSite<Row>): FeatureHooks;
}

/** What a feature is told of; pointer and clipboard it hears on `site.scroller` itself. */
export interface FeatureHooks {
  /** A key in the cell in use, before the grid reads it and outside a composition. @returns true when it is taken */
  keyDown?(event: KeyboardEvent, place: InUse): boolean;
  /** The cell in use is another one; nothing when the grid is left. */
  used?(place: CellPlace | undefined): void;
  /** Rows or columns were drawn, painted anew, moved or resized: marks over them follow. */
  drawn?(): void;
  /** Ends everything the feature began. */
  detach(): void;
}
