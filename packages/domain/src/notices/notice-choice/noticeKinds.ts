import type { Label } from '../../kit';

/** Kinds of notices that users and robots choose from. */
export const noticeKinds = [
  'task',
  'plan',
  'project',
  'contract',
  'order',
  'supplier',
  'announcement',
  'other',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeKindLabels: Readonly<Record<NoticeKind, Label>> = {
  task: { 'zh-CN': '流程', 'en-US': 'Processes' },
  plan: { 'zh-CN': '需求计划', 'en-US': 'Plans' },
  project: { 'zh-CN': '采购项目', 'en-US': 'Projects' },
  contract: { 'zh-CN': '合同', 'en-US': 'Contracts' },
  order: { 'zh-CN': '订单与收货', 'en-US': 'Orders and receipts' },
  supplier: { 'zh-CN': '供应商', 'en-US': 'Suppliers' },
  announcement: { 'zh-CN': '通知公告', 'en-US': 'Announcements' },
  other: { 'zh-CN': '其他消息', 'en-US': 'Other messages' },
};

const KINDS: Readonly<Record<string, NoticeKind>> = {
  flow: 'task',
  purchasePlan: 'plan',
  purchaseInfo: 'project',
  expertTask: 'project',
  contractInfo: 'contract',
  purchaseIncrement: 'order',
  purchaseOrder: 'order',
  orderReceipt: 'order',
};

/** Kind of a system message. @param busType kind of the record that it is about */
export const noticeKindOf = (busType: string | null | undefined): NoticeKind =>
  KINDS[busType ?? ''] ?? (busType?.startsWith('supplier') ? 'supplier' : 'other');

/** Dictionary priority, from the lowest to the highest. */
export const priorities = ['L', 'M', 'H'] as const;
export type NoticePriority = (typeof priorities)[number];

export const priorityLabels: Readonly<Record<NoticePriority, Label>> = {
  L: { 'zh-CN': '一般', 'en-US': 'General' },
  M: { 'zh-CN': '重要', 'en-US': 'Important' },
  H: { 'zh-CN': '紧急', 'en-US': 'Urgent' },
};

/** True if a notice is urgent enough. @param from lowest priority chosen; null chooses none */
export const reachesPriority = (priority: string, from: string | null | undefined): boolean =>
  Boolean(from) && priorities.indexOf(priority as NoticePriority) >= priorities.indexOf(from as NoticePriority);
