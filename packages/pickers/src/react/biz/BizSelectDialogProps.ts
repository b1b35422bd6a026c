import type { BizRow, BizSource } from './BizSource';

export interface BizSelectDialogProps {
  open: boolean;
  source: BizSource;
  /** Several records; default one. */
  multiple?: boolean;
  /** Chosen when it opens: values of the stored field. */
  value?: readonly string[];
  /** Values of records that are not listed at all. */
  exclude?: readonly string[];
  /** Values of records that can neither be chosen nor given up. */
  disabledIds?: readonly string[];
  /** Most records at once. */
  max?: number;
  /** All chosen; a record that is gone has only the stored field. */
  onOk: (rows: BizRow[]) => void;
  onCancel: () => void;
}
