import type { ReportRow } from '../../core/report/ReportConfig';

export interface ReportDialogProps {
  open: boolean;
  /** Code of the report, e.g. `sys_user_report`. */
  code: string;
  /** Several rows; default one. */
  multiple?: boolean;
  /** Values of the report's parameters; they travel as `self_<name>`. */
  params?: Readonly<Record<string, string | number | undefined>>;
  /** `column=asc` or `column=desc`; default the order of the report. */
  sorter?: string;
  /** What shares answers for 30 s (B§9); default the code. */
  groupId?: string;
  /** Keys of rows that are not listed at all: ids, or the whole row as JSON where a report has none. */
  exclude?: readonly string[];
  /** Keys of rows that cannot be chosen. */
  disabledIds?: readonly string[];
  /** Most rows at once. */
  max?: number;
  /** Default the name of the report. */
  title?: string;
  /** Pixels; default 1200 (B§9). */
  width?: number;
  onOk: (rows: ReportRow[]) => void;
  onCancel: () => void;
}
