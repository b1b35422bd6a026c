import type { Label } from '../../kit';

/** Dictionary purchase_status (contract, part 3 §4.2). */
export const projectStatus = {
  draft: '0',
  inApproval: '1',
  rejected: '2',
  toStart: '3',
  quoting: '4',
  toOpen: '5',
  inEvaluation: '6',
  toAward: '7',
  awarded: '8',
  contracted: '9',
  failed: '10',
  terminated: '11',
} as const;
export type ProjectStatus = (typeof projectStatus)[keyof typeof projectStatus];

/** Entries of the dictionary `purchase_status`, in lifecycle order. */
export const projectStatusItems: readonly { value: ProjectStatus; label: Label }[] = [
  { value: projectStatus.draft, label: { 'zh-CN': '草稿', 'en-US': 'Draft' } },
  { value: projectStatus.inApproval, label: { 'zh-CN': '审批中', 'en-US': 'In approval' } },
  { value: projectStatus.rejected, label: { 'zh-CN': '已驳回', 'en-US': 'Rejected' } },
  { value: projectStatus.toStart, label: { 'zh-CN': '待开始', 'en-US': 'To start' } },
  { value: projectStatus.quoting, label: { 'zh-CN': '报价中', 'en-US': 'Quoting' } },
  { value: projectStatus.toOpen, label: { 'zh-CN': '待开标', 'en-US': 'To open' } },
  { value: projectStatus.inEvaluation, label: { 'zh-CN': '评审中', 'en-US': 'In evaluation' } },
  { value: projectStatus.toAward, label: { 'zh-CN': '待定标', 'en-US': 'To award' } },
  { value: projectStatus.awarded, label: { 'zh-CN': '已定标', 'en-US': 'Awarded' } },
  { value: projectStatus.contracted, label: { 'zh-CN': '已签约', 'en-US': 'Contracted' } },
  { value: projectStatus.failed, label: { 'zh-CN': '已流标', 'en-US': 'Failed' } },
  { value: projectStatus.terminated, label: { 'zh-CN': '已终止', 'en-US': 'Terminated' } },
];

/** Dictionary buy_type (contract, part 3 §2). */
export const buyType = {
  /** Invited suppliers quote. */
  invite: '1',
  /** Every supplier may quote. */
  source: '2',
  /** Several rounds; quantities may be split. */
  compete: '3',
  /** Live auction. */
  auction: '4',
  /** Experts score the bids. */
  appraise: '5',
} as const;
export type BuyType = (typeof buyType)[keyof typeof buyType];

/** Dictionary contract_type. */
export const contractType = { project: '1', framework: '2' } as const;

/** Published projects whose quotation has not ended. */
export const isOpenForSuppliers = (status: string): boolean =>
  status === projectStatus.toStart || status === projectStatus.quoting;
