import type { Label } from '@gezi/domain';

/** Steps of a process in the timeline of its document, beside the decision that ends it. */
export const processEvents = {
  flowStart: { label: { 'zh-CN': '发起流程', 'en-US': 'Process started' } },
  flowComplete: { label: { 'zh-CN': '节点通过', 'en-US': 'Step approved' } },
  flowResolve: { label: { 'zh-CN': '提交意见', 'en-US': 'Opinion given' } },
  flowReturn: { label: { 'zh-CN': '退回', 'en-US': 'Returned' } },
  flowDelegate: { label: { 'zh-CN': '委派', 'en-US': 'Delegated' } },
  flowAssign: { label: { 'zh-CN': '转办', 'en-US': 'Handed over' } },
  flowAddSign: { label: { 'zh-CN': '加签', 'en-US': 'Signers added' } },
  flowSkip: { label: { 'zh-CN': '自动通过', 'en-US': 'Passed by the system' } },
  flowEscalate: { label: { 'zh-CN': '超时转交', 'en-US': 'Escalated' } },
  flowSuspend: { label: { 'zh-CN': '流程挂起', 'en-US': 'Process suspended' } },
  flowActivate: { label: { 'zh-CN': '流程恢复', 'en-US': 'Process resumed' } },
  flowNote: { label: { 'zh-CN': '流程消息', 'en-US': 'Process message' } },
} as const satisfies Record<string, { label: Label }>;

export type ProcessEvent = keyof typeof processEvents;
