import type { Label } from '../../kit';

/** Events of a project's timeline beside the actions of its lifecycle. */
export const projectEvents = {
  acceptInvitation: { label: { 'zh-CN': '接受邀请', 'en-US': 'Invitation accepted' } },
  declineInvitation: { label: { 'zh-CN': '拒绝邀请', 'en-US': 'Invitation declined' } },
  register: { label: { 'zh-CN': '报名', 'en-US': 'Registered' } },
  question: { label: { 'zh-CN': '提出问题', 'en-US': 'Question asked' } },
  answer: { label: { 'zh-CN': '答复问题', 'en-US': 'Question answered' } },
  submitBid: { label: { 'zh-CN': '提交报价', 'en-US': 'Bid submitted' } },
  withdrawBid: { label: { 'zh-CN': '撤回报价', 'en-US': 'Bid withdrawn' } },
  invalidateBid: { label: { 'zh-CN': '判为无效', 'en-US': 'Bid invalidated' } },
} satisfies Readonly<Record<string, { label: Label }>>;

export type ProjectEvent = keyof typeof projectEvents;
