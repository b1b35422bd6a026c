import type { NodeKey } from '../../core/document/FormDocument';

/** Edges in pixels of the canvas's content: what is scrolled away counts. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place that takes components in, as it stands on the screen. */
export interface Zone {
  /** The board, a column, a cell or a dynamicTable. */
  readonly key: NodeKey;
  /** How many zones it lies in. */
  readonly depth: number;
  /** `grid`: children stand in lines of 24 columns. `row`: all in one line, as in a dynamicTable. */
  readonly flow: 'grid' | 'row';
  readonly box: Box;
  readonly items: readonly { readonly key: NodeKey; readonly box: Box }[];
}
