import type { StepRule } from '@gezi/editable-grid/core';

/** What a kind of page holds that is edited together and kept. */
export interface PageDocument {
  /** The rows a page begins with, when it is opened for the first time. */
  seed(tenantId: number, recordId: string): Promise<readonly { id: string; values: Record<string, unknown> }[]>;
  /** Says why a step is not allowed. */
  rule?: StepRule;
}
