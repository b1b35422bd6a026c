import type { PurchasePlan } from '@gezi/domain';
import type { GridApi } from '@gezi/editable-grid';
import { useMemo, useRef, useState } from 'react';
import { linesWithDraft, type PlanDraft } from './core/planDraft';
import { differsFrom, purchaserOf, withQuantity, type PlanLine, type Purchaser } from './core/planLines';

/** What the server had against a cell; it stands until the value is another one. */
export interface CellRefusal {
  rowId: string;
  column: string;
  value: unknown;
  message: string;
}

/** The plan being worked on: the plan as read, and purchaser and lines as they stand. A plan read anew starts it anew. */
export function usePlanForm(plan: PurchasePlan) {
  const [state, setState] = useState(() => startOf(plan));
  const grid = useRef<GridApi<PlanLine>>(null);
  const refusals = useRef<readonly CellRefusal[]>([]);
  const current = state.plan === plan ? state : startOf(plan);
  if (current !== state) setState(current);
  const { purchaser, lines } = current;

  const change = (part: Partial<PlanFormState>) => setState((now) => ({ ...now, ...part }));

  return {
    ...current,
    grid,
    /** Looked at by the grid's own validation. */
    refusals,
    /** Marks a cell; the grid shows it once it validates again. */
    refuseCell: (refusal: CellRefusal) => {
      refusals.current = [...refusals.current, refusal];
    },
    isDirty: useMemo(() => differsFrom(plan, purchaser, lines), [plan, purchaser, lines]),
    choosePurchaser: (next: Purchaser | null) => change({ purchaser: next, purchaserError: undefined }),
    refusePurchaser: (message: string) => change({ purchaserError: message }),
    /** Takes over what has been edited in the grid. */
    takeLines: () => change({ lines: [...(grid.current?.getRows() ?? lines)] }),
    takeDraft: (draft: PlanDraft) => {
      const rows = linesWithDraft(plan, draft).map(withQuantity);
      change({ rows, lines: rows, purchaser: draft.purchaser, purchaserError: undefined });
    },
  };
}
export type PlanForm = ReturnType<typeof usePlanForm>;

interface PlanFormState {
  plan: PurchasePlan;
  /** What the grid was loaded with; another array loads it anew. */
  rows: readonly PlanLine[];
  /** The lines as they stand. */
  lines: readonly PlanLine[];
  purchaser: Purchaser | null;
  purchaserError: string | undefined;
}

function startOf(plan: PurchasePlan): PlanFormState {
  const rows = plan.purchasePlanDetailList.map(withQuantity);
  return { plan, rows, lines: rows, purchaser: purchaserOf(plan), purchaserError: undefined };
}
