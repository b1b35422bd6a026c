import { hasEvaluation, projectStatus, type BuyType, type ProjectAction, type ProjectStatus } from '@gezi/domain';

export type Step = readonly [action: ProjectAction, to: ProjectStatus, operator: 'purchaser' | 'approver' | null];

const { draft, inApproval, rejected, toStart, quoting, toOpen, inEvaluation, toAward, awarded, failed, terminated } =
  projectStatus;

const submitted: readonly Step[] = [['submit', inApproval, 'purchaser']];
const published: readonly Step[] = [...submitted, ['approve', toStart, 'approver']];
const started: readonly Step[] = [...published, ['start', quoting, null]];
const closed: readonly Step[] = [...started, ['close', toOpen, null]];
const opened: readonly Step[] = [...closed, ['open', toAward, 'purchaser']];
const scored: readonly Step[] = [...closed, ['open', inEvaluation, 'purchaser'], ['scored', toAward, null]];

/** Actions that lead to a state. */
export function stepsTo(status: ProjectStatus, buyType: BuyType): readonly Step[] {
  const evaluated = hasEvaluation({ buyType }) ? scored : opened;
  const steps: Partial<Record<ProjectStatus, readonly Step[]>> = {
    [draft]: [],
    [inApproval]: submitted,
    [rejected]: [...submitted, ['reject', rejected, 'approver']],
    [toStart]: published,
    [quoting]: started,
    [toOpen]: closed,
    [toAward]: evaluated,
    [awarded]: [...evaluated, ['award', awarded, 'purchaser']],
    [failed]: [...started, ['expire', failed, null]],
    [terminated]: [['cancel', terminated, 'purchaser']],
  };
  return steps[status] ?? [];
}
