import type { PurchasePlan } from '@gezi/domain';
import { differsFrom, type PlanLine, type Purchaser } from './planLines';

/** What was typed into a plan and not saved yet. */
export interface PlanDraft {
  /** Epoch milliseconds of the last change. */
  savedAt: number;
  /** `updateTime` of the plan it was typed over; another one now means somebody saved in between. */
  basedOn: string | null;
  purchaser: Purchaser | null;
  lines: Pick<PlanLine, 'id' | 'actualCounts' | 'countsChangeReason'>[];
}

export function draftOf(
  plan: PurchasePlan,
  purchaser: Purchaser | null,
  lines: readonly PlanLine[],
  now: number,
): PlanDraft {
  return {
    savedAt: now,
    basedOn: plan.updateTime,
    purchaser,
    lines: lines.map(({ id, actualCounts, countsChangeReason }) => ({ id, actualCounts, countsChangeReason })),
  };
}

/** The plan's lines with what the draft says of them; lines the plan no longer has are left out. */
export function linesWithDraft(plan: PurchasePlan, draft: PlanDraft): PlanLine[] {
  const typed = new Map(draft.lines.map((line) => [line.id, line]));
  return plan.purchasePlanDetailList.map((line) => ({ ...line, ...typed.get(line.id) }));
}

/** A draft is worth offering when it would change something. */
export const isWorthOffering = (plan: PurchasePlan, draft: PlanDraft): boolean =>
  differsFrom(plan, draft.purchaser, linesWithDraft(plan, draft));

/** Whether the plan has been saved by somebody since the draft was begun. */
export const isOutdated = (plan: PurchasePlan, draft: PlanDraft): boolean => plan.updateTime !== draft.basedOn;

/** Reads what a browser kept; anything that is no draft is none. */
export function parseDraft(text: string | null): PlanDraft | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is PlanDraft {
  if (!isRecord(value) || typeof value.savedAt !== 'number' || !isTextOrNull(value.basedOn)) return false;
  const { purchaser, lines } = value;
  const knowsPurchaser =
    purchaser === null ||
    (isRecord(purchaser) && typeof purchaser.id === 'string' && typeof purchaser.name === 'string');
  return (
    knowsPurchaser &&
    Array.isArray(lines) &&
    lines.every(
      (line) =>
        isRecord(line) &&
        typeof line.id === 'string' &&
        (isTextOrNull(line.actualCounts) || typeof line.actualCounts === 'number') &&
        isTextOrNull(line.countsChangeReason),
    )
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
