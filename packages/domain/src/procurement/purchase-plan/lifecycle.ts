import { approval, isDeclarer, isManager, isSystem, isWithinDepartment, lifecycle, type Actor } from '../../kit';
import { findMissing, isFullyUsed } from './draft';
import { maySteer } from './rules';
import type { PlanDetail } from './schema';
import { planStatus, type PlanStatus } from './status';

/** Members of a plan that its lifecycle reads. */
export interface PlanInLifecycle {
  status: string;
  applyUserId: string | null;
  departId: string | null;
  sysOrgCode: string | null;
  purchaseUserId: string | null;
  planName: string;
  demandOrgName: string | null;
  orgConsignee: string | null;
  orgConsigneeTel: string | null;
  /** Absent in rows of a list, for which guards are not applied. */
  purchasePlanDetailList?: readonly PlanDetail[];
}

const { draft, inApproval, toAssign, toPurchase, purchasing, finished, rejected, cancelled } = planStatus;

/** Declarers, for plans of their own department and those they declared. */
const isOwn = (actor: Actor, plan: PlanInLifecycle): boolean =>
  isDeclarer(actor) &&
  (actor.roles.includes('admin') ||
    plan.applyUserId === actor.userId ||
    isWithinDepartment(plan.sysOrgCode, actor.orgCode));

const isInDraft = ({ status }: PlanInLifecycle): boolean => status === draft || status === rejected;

/** Lifecycle of a demand plan (contract, part 3 §4.1). */
export const planLifecycle = lifecycle<PlanInLifecycle, PlanStatus>()({
  ...approval<PlanInLifecycle, PlanStatus>({
    draft,
    inApproval,
    rejected,
    approved: ({ purchaseUserId }) => (purchaseUserId ? toPurchase : toAssign),
    isAuthor: isOwn,
    findFault: findMissing,
  }),
  assign: {
    label: { 'zh-CN': '采购分派', 'en-US': 'Assign' },
    from: [toAssign, toPurchase],
    to: toPurchase,
    who: (actor, plan) => maySteer(plan, actor),
    isSilent: true,
  },
  use: {
    label: { 'zh-CN': '转入采购项目', 'en-US': 'Take into a project' },
    from: [toPurchase],
    to: purchasing,
    who: isSystem,
    isSilent: true,
  },
  release: {
    label: { 'zh-CN': '退出采购项目', 'en-US': 'Release from a project' },
    from: [purchasing],
    to: toPurchase,
    who: isSystem,
    isSilent: true,
  },
  finish: {
    label: { 'zh-CN': '完成', 'en-US': 'Finish' },
    from: [purchasing],
    to: finished,
    who: (actor, plan) => maySteer(plan, actor) || (isSystem(actor) && isFullyUsed(plan)),
  },
  cancel: {
    label: { 'zh-CN': '作废', 'en-US': 'Void' },
    from: [draft, toAssign, toPurchase, rejected],
    to: cancelled,
    who: (actor, plan) => isManager(actor) || (isInDraft(plan) && isOwn(actor, plan)),
    words: { member: 'reason' },
    tone: 'danger',
  },
});

export type PlanAction = keyof (typeof planLifecycle)['actions'];
