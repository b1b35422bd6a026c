import { byProcess, isApproverOf } from './actors';
import type { Actor, Fault, LifecycleAction } from './lifecycle';

/** A document that its author drafts and submits, and that a process or an approver by role decides on. */
interface Approval<Doc, State extends string> {
  draft: State;
  inApproval: State;
  rejected: State;
  /** State after the approval. */
  approved: State | ((doc: Doc) => State);
  isAuthor: (actor: Actor, doc: Doc) => boolean;
  /** The first fault that prevents a submission. */
  findFault: (doc: Doc) => Fault | undefined;
}

/** The actions of an approval: draft, submission, withdrawal and decision (contract, part 3 §4). */
export const approval = <Doc extends { departId: string | null }, State extends string>({
  draft,
  inApproval,
  rejected,
  approved,
  isAuthor,
  findFault,
}: Approval<Doc, State>) =>
  ({
    edit: {
      label: { 'zh-CN': '编辑', 'en-US': 'Edit' },
      from: [draft, rejected],
      who: isAuthor,
      isSilent: true,
    },
    remove: {
      label: { 'zh-CN': '删除', 'en-US': 'Delete' },
      from: [draft, rejected],
      who: isAuthor,
      isSilent: true,
    },
    submit: {
      label: { 'zh-CN': '提交审批', 'en-US': 'Submit' },
      from: [draft, rejected],
      to: inApproval,
      who: isAuthor,
      guard: findFault,
      tone: 'primary',
    },
    withdraw: {
      label: { 'zh-CN': '撤回', 'en-US': 'Withdraw' },
      from: [inApproval],
      to: draft,
      who: byProcess('withdraw', isAuthor),
    },
    approve: {
      label: { 'zh-CN': '通过', 'en-US': 'Approve' },
      from: [inApproval],
      to: approved,
      who: byProcess('approve', isApproverOf),
      words: { member: 'opinion', isOptional: true },
      tone: 'primary',
    },
    reject: {
      label: { 'zh-CN': '驳回', 'en-US': 'Reject' },
      from: [inApproval],
      to: rejected,
      who: byProcess('reject', isApproverOf),
      words: { member: 'opinion' },
      tone: 'danger',
    },
  }) satisfies Record<string, LifecycleAction<Doc, State>>;
