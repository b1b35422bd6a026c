import type { NodeKey } from '../document/FormDocument';

/** One refused value with the message for the user. */
export interface FieldFailure {
  readonly key: NodeKey;
  /** Component id; of a column the id of the column. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
  /** Stable name of the reason, e.g. `required`, `expression`, `shape:option`. */
  readonly code: string;
  /** For a cell of a dynamicTable: the table's id and the row, counted from 0. */
  readonly table?: string;
  readonly row?: number;
}

export type FormLocale = 'zh-CN' | 'en-US';

export interface FormCheckOptions {
  /** Language of the messages; default `zh-CN`. */
  readonly locale?: FormLocale;
}
