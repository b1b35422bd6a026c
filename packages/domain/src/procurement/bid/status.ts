import type { Label } from '../../kit';

/** Dictionary bid_status (contract, part 3 §4.4). */
export const bidStatus = {
  draft: '0',
  submitted: '1',
  withdrawn: '2',
  valid: '3',
  invalid: '4',
  shortlisted: '5',
  won: '6',
  lost: '7',
} as const;
export type BidStatus = (typeof bidStatus)[keyof typeof bidStatus];

/** Entries of the dictionary `bid_status`, in lifecycle order. */
export const bidStatusItems: readonly { value: BidStatus; label: Label }[] = [
  { value: bidStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: bidStatus.submitted, label: { 'zh-CN': '已提交', 'en-US': 'Submitted' } },
  { value: bidStatus.withdrawn, label: { 'zh-CN': '已撤回', 'en-US': 'Withdrawn' } },
  { value: bidStatus.valid, label: { 'zh-CN': '有效', 'en-US': 'Valid' } },
  { value: bidStatus.invalid, label: { 'zh-CN': '无效', 'en-US': 'Invalid' } },
  { value: bidStatus.shortlisted, label: { 'zh-CN': '候选', 'en-US': 'Short-listed' } },
  { value: bidStatus.won, label: { 'zh-CN': '中标', 'en-US': 'Won' } },
  { value: bidStatus.lost, label: { 'zh-CN': '未中标', 'en-US': 'Not awarded' } },
];
