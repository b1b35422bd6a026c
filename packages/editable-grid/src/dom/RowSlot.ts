/** One row element of the ring and what it shows. */
export interface RowSlot {
  element: HTMLElement;
  /** Visible index; -1 while unused. */
  index: number;
  rowId: string;
  /** By column; created when the column first becomes visible, detached while it is not. */
  cells: (HTMLElement | undefined)[];
  /** Last rendered values by column: only differences are written. */
  values: unknown[];
  texts: (string | undefined)[];
  states: number[];
  /** By column: the text may be wider than its cell and is clipped. */
  long: boolean[];
  /** Column whose text is being typed and must not be overwritten; -1 for none. */
  typing: number;
  /** Column that shows its editor although the grid shows only text; -1 for none. */
  editor: number;
  /** Focused column: its cell stays rendered even if the column is not visible; -1 for none. */
  inUse: number;
  rowState: number;
  /** The row is not in the document: its cells are empty. */
  vacant: boolean;
  /** Pixels below the rows' origin, as in the element's style. */
  top: number;
}

export const emptySlot = (element: HTMLElement): RowSlot => ({
  element,
  index: -1,
  rowId: '',
  cells: [],
  values: [],
  texts: [],
  states: [],
  long: [],
  typing: -1,
  editor: -1,
  inUse: -1,
  rowState: -1,
  vacant: false,
  top: -1,
});
