import type { ColumnState } from '../core/columns/arrangeColumns';

/** What the features of a grid ask of the page around it. */
export interface SheetCalls {
  locale: 'zh-CN' | 'en-US';
  /** Shows a message. */
  tell: (kind: 'warning' | 'error' | 'success', text: string) => void;
  /** Says something to screen readers. */
  announce: (text: string) => void;
  /** Rows may be added at the end by pasting. */
  mayAddRows: boolean;
  /** What the user made of the columns; without `change` they are fixed. */
  columns: { state: ColumnState; change: ((state: ColumnState) => void) | undefined };
}
