import type { ReportRow } from '../../core/report/ReportConfig';

export interface ReportDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Code of the report, e.g. `sys_user_report`. */
  code: string;
  /** Whether several rows can be selected; default false. */
  multiple?: boolean;
  /** Values of the report's parameters, sent as `self_<name>`. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** `column=asc` or `column=desc`; default the order of the report. */
  sorter?: string;
  /** Reports with the same id share cached responses for 30 s (B§9); default the code. */
  groupId?: string;
  /** Keys of rows that are not listed: ids, or the whole row as JSON where a report has none. */
  exclude?: readonly string[];
  /** Keys of rows that cannot be selected. */
  disabledIds?: readonly string[];
  /** Maximum number of rows; default no bound. */
  max?: number;
  /** Title of the dialog; default the name of the report. */
  title?: string;
  /** Width in pixels; default 1200 (B§9). */
  width?: number;
  /** Called when the dialog is confirmed. */
  onOk: (rows: ReportRow[]) => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}
