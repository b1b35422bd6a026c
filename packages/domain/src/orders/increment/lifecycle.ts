import { approval, isManager, isPurchaser, lifecycle, type Actor } from '../../kit';
import { findMissingInIncrement, type IncrementToSubmit } from './draft';
import { incrementStatus, type IncrementStatus } from './status';

/** Members of an increment that its lifecycle reads. */
export interface IncrementInLifecycle extends IncrementToSubmit {
  status: string;
  applyUserId: string | null;
  departId: string | null;
}

const { draft, inApproval, approved, rejected, ordered, cancelled } = incrementStatus;

/** The purchaser who applied for the increment, and managers. */
const isOwnIncrement = (actor: Actor, { applyUserId }: { applyUserId: string | null }): boolean =>
  isManager(actor) || (isPurchaser(actor) && applyUserId === actor.userId);

// The table has no way back from the approval other than its decision.
const { withdraw: _withdraw, ...decisions } = approval<IncrementInLifecycle, IncrementStatus>({
  draft,
  inApproval,
  rejected,
  approved,
  isAuthor: isOwnIncrement,
  findFault: findMissingInIncrement,
});

/** Lifecycle of an increment (contract, part 3 §4.7). */
export const incrementLifecycle = lifecycle<IncrementInLifecycle, IncrementStatus>()({
  ...decisions,
  createOrder: {
    label: { 'zh-CN': '生成订单', 'en-US': 'Create order' },
    from: [approved],
    to: ordered,
    who: isOwnIncrement,
    tone: 'primary',
  },
  cancel: {
    label: { 'zh-CN': '作废', 'en-US': 'Void' },
    from: [draft, approved, rejected],
    to: cancelled,
    who: isOwnIncrement,
    tone: 'danger',
  },
});

export type IncrementAction = keyof (typeof incrementLifecycle)['actions'];
