import type { StepRule } from '@gezi/editable-grid/core';

/** Stored document of a kind of shared page. */
export interface PageDocument {
  /** Initial rows, when a page is opened for the first time. */
  seed(tenantId: number, recordId: string): Promise<readonly { id: string; values: Record<string, unknown> }[]>;
  /** Returns why a step is not allowed. */
  rule?: StepRule;
}
