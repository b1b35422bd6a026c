import { byProcess, isApproverOf, isManager, isPurchaser, lifecycle, type Actor } from '../../kit';
import { executorChangeStatus, type ExecutorChangeStatus } from './status';

/** Members of an application that its lifecycle reads. */
export interface ExecutorChangeInLifecycle {
  status: string;
  applyUserId: string | null;
  departId: string | null;
}

const { waiting, approved, rejected } = executorChangeStatus;

const isApplicant = (actor: Actor, { applyUserId }: ExecutorChangeInLifecycle): boolean =>
  isManager(actor) || (isPurchaser(actor) && applyUserId === actor.userId);

/** Lifecycle of an application for another executor: an approver, or a process, decides. */
export const executorChangeLifecycle = lifecycle<ExecutorChangeInLifecycle, ExecutorChangeStatus>()({
  edit: {
    label: { 'zh-CN': '编辑', 'en-US': 'Edit' },
    from: [waiting],
    // People of a process decide on what they read.
    who: (actor, change) => actor.decisions === undefined && isApplicant(actor, change),
    isSilent: true,
  },
  remove: {
    label: { 'zh-CN': '删除', 'en-US': 'Delete' },
    from: [waiting, rejected],
    who: isApplicant,
    isSilent: true,
  },
  approve: {
    label: { 'zh-CN': '通过', 'en-US': 'Approve' },
    from: [waiting],
    to: approved,
    who: byProcess('approve', isApproverOf),
    words: { member: 'opinion', isOptional: true },
    tone: 'primary',
  },
  reject: {
    label: { 'zh-CN': '驳回', 'en-US': 'Reject' },
    from: [waiting],
    to: rejected,
    who: byProcess('reject', isApproverOf),
    words: { member: 'opinion' },
    tone: 'danger',
  },
});

export type ExecutorChangeAction = keyof (typeof executorChangeLifecycle)['actions'];
