import { isOwnSupplier, isSystem, lifecycle, type Actor } from '../../kit';
import { isOwnProject } from '../purchase-project/owner';
import { buyType, isOpenForSuppliers, projectStatus } from '../purchase-project/status';
import { bidStatus, type BidStatus } from './status';

/** Members of a bid and its project that the bid's lifecycle reads. */
export interface BidInLifecycle {
  status: string;
  supplierId: string;
  project: { status: string; buyType: string; applyUserId: string | null };
}

const { draft, submitted, withdrawn, valid, invalid, shortlisted, won, lost } = bidStatus;

/** The bids of an auction are its offers. */
const isWritable = ({ project }: BidInLifecycle): boolean =>
  isOpenForSuppliers(project.status) && project.buyType !== buyType.auction;
const isQuoting = (bid: BidInLifecycle): boolean => isWritable(bid) && bid.project.status === projectStatus.quoting;

const isPurchaserOf = (actor: Actor, { project }: BidInLifecycle): boolean => isOwnProject(actor, project);
/** True once the bids are open and until the award. */
const isInEvaluation = ({ project }: BidInLifecycle): boolean =>
  project.status === projectStatus.inEvaluation || project.status === projectStatus.toAward;

/** Lifecycle of a bid (contract, part 3 §4.4). */
export const bidLifecycle = lifecycle<BidInLifecycle, BidStatus>()({
  save: {
    label: { 'zh-CN': '保存', 'en-US': 'Save' },
    from: [draft, withdrawn],
    to: draft,
    who: isOwnSupplier,
    when: isWritable,
    isSilent: true,
  },
  submit: {
    label: { 'zh-CN': '提交报价', 'en-US': 'Submit' },
    from: [draft, submitted, withdrawn],
    to: submitted,
    who: isOwnSupplier,
    when: isQuoting,
    tone: 'primary',
  },
  withdraw: {
    label: { 'zh-CN': '撤回报价', 'en-US': 'Withdraw' },
    from: [submitted],
    to: withdrawn,
    who: isOwnSupplier,
    when: isQuoting,
    tone: 'danger',
  },
  open: {
    label: { 'zh-CN': '开标', 'en-US': 'Open' },
    from: [submitted],
    to: valid,
    who: isSystem,
    isSilent: true,
  },
  invalidate: {
    label: { 'zh-CN': '判为无效', 'en-US': 'Invalidate' },
    from: [valid, shortlisted],
    to: invalid,
    who: isPurchaserOf,
    when: isInEvaluation,
    words: { member: 'reason' },
    tone: 'danger',
  },
  shortlist: {
    label: { 'zh-CN': '列为候选', 'en-US': 'Short-list' },
    from: [valid],
    to: shortlisted,
    who: isPurchaserOf,
    when: isInEvaluation,
  },
  unlist: {
    label: { 'zh-CN': '取消候选', 'en-US': 'Remove from short list' },
    from: [shortlisted],
    to: valid,
    who: isPurchaserOf,
    when: isInEvaluation,
  },
  win: {
    label: { 'zh-CN': '中标', 'en-US': 'Award' },
    from: [valid, shortlisted],
    to: won,
    who: isSystem,
    isSilent: true,
  },
  lose: {
    label: { 'zh-CN': '未中标', 'en-US': 'Not awarded' },
    from: [valid, shortlisted],
    to: lost,
    who: isSystem,
    isSilent: true,
  },
  reinstate: {
    label: { 'zh-CN': '重新定标', 'en-US': 'Award again' },
    from: [won, lost],
    to: valid,
    who: isSystem,
    isSilent: true,
  },
});

export type BidAction = keyof (typeof bidLifecycle)['actions'];
