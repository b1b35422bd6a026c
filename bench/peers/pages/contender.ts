export interface PeerRow {
  id: string;
  [column: string]: string | number;
}

/** A library on the page; each resolves once it has drawn. */
export interface Contender {
  /** A designer with plain fields. */
  designer?(root: HTMLElement, count: number): Promise<void>;
  /** Elements of the designer's components that a pointer drags. */
  component?: string;
  /** @param edit every cell is an editor; otherwise rows are displayed */
  grid?(root: HTMLElement, rows: readonly PeerRow[], edit: boolean): Promise<void>;
}
