import type { FieldOption } from '../../kit';

/** Dictionary expert_task_status (contract, part 3 §4.5). */
export const expertTaskStatus = { drawn: '0', accepted: '1', declined: '2', scoring: '3', submitted: '4' } as const;
export type ExpertTaskStatus = (typeof expertTaskStatus)[keyof typeof expertTaskStatus];

/** Texts and colours of the states; entries of the dictionary `expert_task_status`. */
export const expertTaskStatusItems = [
  { value: '0', label: { 'zh-CN': '已抽取', 'en-US': 'Drawn' }, tone: 'warning' },
  { value: '1', label: { 'zh-CN': '已接受', 'en-US': 'Accepted' }, tone: 'processing' },
  { value: '2', label: { 'zh-CN': '已拒绝', 'en-US': 'Declined' }, tone: 'error' },
  { value: '3', label: { 'zh-CN': '评分中', 'en-US': 'Scoring' }, tone: 'processing' },
  { value: '4', label: { 'zh-CN': '已提交', 'en-US': 'Submitted' }, tone: 'success' },
] as const satisfies readonly FieldOption[];

/** Dictionary profession_type. */
export const profession = { technical: '1', commercial: '2' } as const;

/** States of experts who take part. */
export const ACCEPTED_TASKS: readonly ExpertTaskStatus[] = [
  expertTaskStatus.accepted,
  expertTaskStatus.scoring,
  expertTaskStatus.submitted,
];
