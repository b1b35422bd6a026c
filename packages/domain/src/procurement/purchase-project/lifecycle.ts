import { approval, isManager, isPurchaser, isSystem, lifecycle, type Actor } from '../../kit';
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
  ...approval<ProjectInLifecycle, ProjectStatus>({
    draft,
    inApproval,
    rejected,
    approved: toStart,
    isAuthor: isOwn,
    findFault: findMissingInProject,
  }),
  /** Remark, contacts and files of a published project. */
  supplement: {
    label: { 'zh-CN': '补充', 'en-US': 'Supplement' },
    from: [toStart, quoting],
    who: isOwn,
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
