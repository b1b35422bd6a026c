import type { NodeKey } from '../../core/document/FormDocument';

/** Edges in pixels, relative to the scrolled content of the canvas. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place for components with its box on the screen. */
export interface Zone {
  /** The board, a column, a cell or a dynamicTable. */
  readonly key: NodeKey;
  /** Depth: number of zones around it. */
  readonly depth: number;
  /** `grid`: children are in lines of 24 columns. `row`: all in one line, as in a dynamicTable. */
  readonly flow: 'grid' | 'row';
  readonly box: Box;
  readonly items: readonly { readonly key: NodeKey; readonly box: Box }[];
}
