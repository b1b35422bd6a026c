/** A request to open a column's filter next to a button. */
export interface FilterRequest {
  key: string;
  anchor: HTMLElement;
}
