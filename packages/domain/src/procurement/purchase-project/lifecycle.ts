import { isApproverOf, isManager, isPurchaser, isSystem, lifecycle, type Actor } from '../../kit';
import { findMissingInProject, type ProjectToSubmit } from './draft';
import { projectStatus, type ProjectStatus } from './status';

/** Members of a project that its lifecycle reads. Lists are absent in rows of a list, for which guards are not applied. */
export interface ProjectInLifecycle extends ProjectToSubmit {
  status: string;
  applyUserId: string | null;
  departId: string | null;
}

const { draft, inApproval, rejected, toStart, quoting, toOpen, inEvaluation, toAward, failed, terminated } =
  projectStatus;

/** The purchaser who applied for the project, and managers. */
const isOwn = (actor: Actor, { applyUserId }: ProjectInLifecycle): boolean =>
  isManager(actor) || (isPurchaser(actor) && applyUserId === actor.userId);

const isInDraft = ({ status }: ProjectInLifecycle): boolean => status === draft || status === rejected;

/** Lifecycle of a purchase project (contract, part 3 §4.2), up to the end of the quotation. */
export const projectLifecycle = lifecycle<ProjectInLifecycle, ProjectStatus>()({
  edit: {
    label: { 'zh-CN': '编辑', 'en-US': 'Edit' },
    from: [draft, rejected],
    who: isOwn,
    isSilent: true,
  },
  /** Remark, contacts and files of a published project. */
  supplement: {
    label: { 'zh-CN': '补充', 'en-US': 'Supplement' },
    from: [toStart, quoting],
    who: isOwn,
    isSilent: true,
  },
  remove: {
    label: { 'zh-CN': '删除', 'en-US': 'Delete' },
    from: [draft, rejected],
    who: isOwn,
    isSilent: true,
  },
  submit: {
    label: { 'zh-CN': '提交审批', 'en-US': 'Submit' },
    from: [draft, rejected],
    to: inApproval,
    who: isOwn,
    guard: findMissingInProject,
    tone: 'primary',
  },
  withdraw: {
    label: { 'zh-CN': '撤回', 'en-US': 'Withdraw' },
    from: [inApproval],
    to: draft,
    who: isOwn,
  },
  approve: {
    label: { 'zh-CN': '通过', 'en-US': 'Approve' },
    from: [inApproval],
    to: toStart,
    who: isApproverOf,
    guard: findMissingInProject,
    words: { member: 'opinion', isOptional: true },
    tone: 'primary',
  },
  reject: {
    label: { 'zh-CN': '驳回', 'en-US': 'Reject' },
    from: [inApproval],
    to: rejected,
    who: isApproverOf,
    words: { member: 'opinion' },
    tone: 'danger',
  },
  /** Only in tenants without approval of projects. */
  publish: {
    label: { 'zh-CN': '发布', 'en-US': 'Publish' },
    from: [draft, rejected],
    to: toStart,
    who: isOwn,
    guard: findMissingInProject,
    tone: 'primary',
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
    who: isOwn,
    words: { member: 'reason' },
  },
  fail: {
    label: { 'zh-CN': '流标', 'en-US': 'Declare failed' },
    from: [toOpen, inEvaluation, toAward],
    to: failed,
    who: isOwn,
    words: { member: 'reason' },
    tone: 'danger',
  },
  cancel: {
    label: { 'zh-CN': '终止', 'en-US': 'Terminate' },
    from: [draft, inApproval, rejected, toStart, quoting, toOpen],
    to: terminated,
    who: (actor, project) => isManager(actor) || (isInDraft(project) && isOwn(actor, project)),
    words: { member: 'reason' },
    tone: 'danger',
  },
});

export type ProjectAction = keyof (typeof projectLifecycle)['actions'];
