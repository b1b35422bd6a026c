import type { BizRow, BizSource } from './BizSource';

export interface BizSelectDialogProps {
  open: boolean;
  source: BizSource;
  /** Several records; default one. */
  multiple?: boolean;
  /** Chosen when it opens: values of the stored field. */
  value?: readonly string[];
  disabledIds?: readonly string[];
  max?: number;
  /** All chosen; a record that is gone has only the stored field. */
  onOk: (rows: BizRow[]) => void;
  onCancel: () => void;
}
