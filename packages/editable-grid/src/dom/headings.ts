/** Content of a row that is not in the document. */
export interface Heading {
  /** 1 for the outermost groups; 0 for the totals of all rows. */
  level: number;
  /** `undefined` if it does not open. */
  open: boolean | undefined;
  text: string;
  /** Total of a column; `undefined` if the column has none. */
  total: (column: string) => unknown;
}

type HeadingOf = (rowId: string) => Heading | undefined;

const kept = new WeakMap<object, HeadingOf>();

/** Sets the headings of a grid's store while its rows are grouped or of a server. */
export function setHeadings(store: object, headingOf: HeadingOf | undefined): void {
  if (headingOf) kept.set(store, headingOf);
  else kept.delete(store);
}

/** The heading of a visible row that is not in the document; `undefined` while the row is loading. */
export const headingAt = (store: object, rowId: string): Heading | undefined => kept.get(store)?.(rowId);
