import type { GridStore } from '../core/store/GridStore';
import type { CellPlace } from './CellPlace';
import type { FailureTip } from './FailureTip';
import type { GridController } from './GridController';
import type { GridView } from './GridView';
import type { Popup } from './Popup';

/** The drawing side of a grid while it is on the page. */
export interface GridSite<Row extends object> {
  /** Around the scroller; tips and marks that must not scroll hang here. */
  frame: HTMLElement;
  scroller: HTMLElement;
  store: GridStore<Row>;
  view: GridView<Row>;
  controller: GridController<Row>;
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
  keyDown?(event: KeyboardEvent, place: CellPlace): boolean;
  /** The cell in use is another one; nothing when the grid is left. */
  used?(place: CellPlace | undefined): void;
  /** Rows or columns were drawn, painted anew, moved or resized: marks over them follow. */
  drawn?(): void;
  /** Ends everything the feature began. */
  detach(): void;
}
