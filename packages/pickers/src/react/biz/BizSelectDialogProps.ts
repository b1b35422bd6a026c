import type { BizRow, BizSource } from './BizSource';

export interface BizSelectDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The list that records are selected from. */
  source: BizSource;
  /** Whether several records can be selected; default false. */
  multiple?: boolean;
  /** Values of the stored field that are selected when the dialog opens. */
  value?: readonly string[];
  /** Values of records that are not listed. */
  exclude?: readonly string[];
  /** Values of records that can be neither selected nor deselected. */
  disabledIds?: readonly string[];
  /** Maximum number of records; default no bound. */
  max?: number;
  /** Called with the selected records; one that no longer exists has only the stored field. */
  onOk: (rows: BizRow[]) => void;
  /** Called when the dialog is cancelled. */
  onCancel: () => void;
}
