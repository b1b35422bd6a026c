/** The filter of a column is to be opened, beside a button. */
export interface FilterRequest {
  key: string;
  anchor: HTMLElement;
}
