import { approval, isManager, isPurchaser, isSystem, lifecycle, type Actor } from '../../kit';
import { findMissingInProject, type ProjectToSubmit } from './draft';
import { isOwnProject } from './owner';
import { hasEvaluation, hasInvitees } from './parts';
import { buyType, projectStatus, type ProjectStatus } from './status';

/** Members of a project that its lifecycle reads. Lists are absent in rows of a list, for which guards are not applied. */
export interface ProjectInLifecycle extends ProjectToSubmit {
  status: string;
  applyUserId: string | null;
  departId: string | null;
  /** False if the tenant requires an approval before the publication. */
  isApprovalOff?: boolean;
}

const {
  draft,
  inApproval,
  rejected,
  toStart,
  quoting,
  toOpen,
  inEvaluation,
  toAward,
  awarded,
  contracted,
  failed,
  terminated,
} = projectStatus;

/** Purchasers other than the applicant may be the second officer of an opening. */
const isOpener = (actor: Actor): boolean => isPurchaser(actor);

const isInDraft = ({ status }: ProjectInLifecycle): boolean => status === draft || status === rejected;

/** Lifecycle of a purchase project (contract, part 3 §4.2). */
export const projectLifecycle = lifecycle<ProjectInLifecycle, ProjectStatus>()({
  ...approval<ProjectInLifecycle, ProjectStatus>({
    draft,
    inApproval,
    rejected,
    approved: toStart,
    isAuthor: isOwnProject,
    findFault: findMissingInProject,
  }),
  publish: {
    label: { 'zh-CN': '发布', 'en-US': 'Publish' },
    from: [draft, rejected],
    to: toStart,
    who: (actor, project) => project.isApprovalOff !== false && isOwnProject(actor, project),
    guard: findMissingInProject,
    tone: 'primary',
  },
  /** Remark, contacts and files of a published project. */
  supplement: {
    label: { 'zh-CN': '补充', 'en-US': 'Supplement' },
    from: [toStart, quoting],
    who: isOwnProject,
    isSilent: true,
  },
  /** Further suppliers of a published project. */
  invite: {
    label: { 'zh-CN': '邀请供应商', 'en-US': 'Invite suppliers' },
    from: [toStart, quoting],
    who: isOwnProject,
    guard: (project) => (hasInvitees(project) ? undefined : { code: 'not-selective', field: 'purchaseInfoId' }),
    isSilent: true,
  },
  start: {
    label: { 'zh-CN': '报价开始', 'en-US': 'Quotation started' },
    from: [toStart],
    to: quoting,
    who: isSystem,
    isSilent: true,
  },
  postpone: {
    label: { 'zh-CN': '自动延期', 'en-US': 'Postponed' },
    from: [quoting],
    who: isSystem,
    isSilent: true,
  },
  /** An offer shortly before the end of an auction. */
  prolong: {
    label: { 'zh-CN': '自动延时', 'en-US': 'Extended automatically' },
    from: [quoting],
    who: isSystem,
    isSilent: true,
  },
  close: {
    label: { 'zh-CN': '报价截止', 'en-US': 'Quotation closed' },
    from: [quoting],
    to: toOpen,
    who: isSystem,
    isSilent: true,
  },
  expire: {
    label: { 'zh-CN': '无人报价流标', 'en-US': 'Failed without a bid' },
    from: [quoting],
    to: failed,
    who: isSystem,
    isSilent: true,
  },
  extend: {
    label: { 'zh-CN': '延期', 'en-US': 'Extend' },
    from: [toStart, quoting],
    who: isOwnProject,
    words: { member: 'reason' },
  },
  /** First of two officers; the second one opens. */
  confirmOpening: {
    label: { 'zh-CN': '确认开标', 'en-US': 'Confirm opening' },
    from: [toOpen],
    who: isOpener,
    isSilent: true,
  },
  open: {
    label: { 'zh-CN': '开标', 'en-US': 'Open bids' },
    from: [toOpen],
    to: (project) => (hasEvaluation(project) ? inEvaluation : toAward),
    who: isOpener,
    words: { member: 'reason', isOptional: true },
    tone: 'primary',
  },
  newRound: {
    label: { 'zh-CN': '发起新一轮', 'en-US': 'New round' },
    from: [toOpen, toAward],
    to: quoting,
    who: isOwnProject,
    when: ({ buyType: method }) => method === buyType.compete,
  },
  finishScore: {
    label: { 'zh-CN': '结束评审', 'en-US': 'End scoring' },
    from: [inEvaluation],
    to: toAward,
    who: isOwnProject,
    words: { member: 'reason' },
  },
  /** The last expert submits. */
  scored: {
    label: { 'zh-CN': '评审完成', 'en-US': 'Scores complete' },
    from: [inEvaluation],
    to: toAward,
    who: isSystem,
    isSilent: true,
  },
  award: {
    label: { 'zh-CN': '定标', 'en-US': 'Award' },
    from: [toAward],
    to: awarded,
    who: isOwnProject,
    tone: 'primary',
  },
  reAward: {
    label: { 'zh-CN': '重新定标', 'en-US': 'Award again' },
    from: [awarded],
    to: toAward,
    who: isManager,
    words: { member: 'reason' },
    tone: 'danger',
  },
  /** Every winner has a contract in force. */
  contract: {
    label: { 'zh-CN': '合同生效', 'en-US': 'Contracts in force' },
    from: [awarded],
    to: contracted,
    who: isSystem,
    isSilent: true,
  },
  fail: {
    label: { 'zh-CN': '流标', 'en-US': 'Declare failed' },
    from: [toOpen, inEvaluation, toAward],
    to: failed,
    who: isOwnProject,
    words: { member: 'reason' },
    tone: 'danger',
  },
  cancel: {
    label: { 'zh-CN': '终止', 'en-US': 'Terminate' },
    from: [draft, inApproval, rejected, toStart, quoting, toOpen],
    to: terminated,
    who: (actor, project) => isManager(actor) || (isInDraft(project) && isOwnProject(actor, project)),
    words: { member: 'reason' },
    tone: 'danger',
  },
});

export type ProjectAction = keyof (typeof projectLifecycle)['actions'];
