import type { FormContent } from '../../document/FormDocument';

/** A form to start from. */
export interface FormTemplate {
  readonly key: 'requisition' | 'supplier' | 'contractReview' | 'acceptance' | 'expense';
  /** Its name and heading, e.g. 采购申请单. */
  readonly name: string;
  /** What it shows of the designer, in a sentence. */
  readonly summary: string;
  /** Makes the saved form; each call a new object. */
  readonly content: () => FormContent;
}
