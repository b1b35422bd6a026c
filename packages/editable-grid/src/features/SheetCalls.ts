import type { FeedbackCalls } from '../react/useFeedback';
import type { ColumnState } from '../core/columns/arrangeColumns';
import type { WithCode } from '../dom/lazyCode';

/** Callbacks of the grid's features to the React side. */
export interface SheetCalls {
  locale: 'zh-CN' | 'en-US';
  /** Shows a message. */
  notify: FeedbackCalls['notify'];
  /** Announces a text to screen readers. */
  announce: (text: string) => void;
  withCode: WithCode;
  /** Rows may be added at the end by pasting. */
  mayAddRows: boolean;
  /** The user's column settings; without `change` they are fixed. */
  columns: { state: ColumnState; change: ((state: ColumnState) => void) | undefined };
}
