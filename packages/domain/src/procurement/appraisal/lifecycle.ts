import { lifecycle, type Actor } from '../../kit';
import { isOwnProject } from '../purchase-project/owner';
import { hasEvaluation } from '../purchase-project/parts';
import { projectStatus } from '../purchase-project/status';
import { expertTaskStatus, type ExpertTaskStatus } from './status';

/** Members of a task and its project that the lifecycle reads. */
export interface TaskInLifecycle {
  status: string;
  expertUserId: string;
  project: { status: string; applyUserId: string | null };
}

const { drawn, accepted, declined, scoring, submitted } = expertTaskStatus;

/** States of a project in which experts are drawn and answer. */
export const DRAWING_STATES: readonly string[] = [
  projectStatus.toStart,
  projectStatus.quoting,
  projectStatus.toOpen,
  projectStatus.inEvaluation,
];

/** True if experts may be drawn for a project now. */
export const isDrawable = (project: { buyType: string; status: string }): boolean =>
  hasEvaluation(project) && DRAWING_STATES.includes(project.status);

const isOwnTask = ({ userId }: Actor, { expertUserId }: TaskInLifecycle): boolean => userId === expertUserId;
const isInDrawing = ({ project }: TaskInLifecycle): boolean => DRAWING_STATES.includes(project.status);
const isInEvaluation = ({ project }: TaskInLifecycle): boolean => project.status === projectStatus.inEvaluation;

/** Lifecycle of the task of an expert (contract, part 3 §4.5). */
export const expertTaskLifecycle = lifecycle<TaskInLifecycle, ExpertTaskStatus>()({
  accept: {
    label: { 'zh-CN': '接受', 'en-US': 'Accept' },
    from: [drawn],
    to: accepted,
    who: isOwnTask,
    when: isInDrawing,
    tone: 'primary',
  },
  decline: {
    label: { 'zh-CN': '拒绝', 'en-US': 'Decline' },
    from: [drawn],
    to: declined,
    who: isOwnTask,
    when: isInDrawing,
    words: { member: 'reason' },
    tone: 'danger',
  },
  saveScore: {
    label: { 'zh-CN': '保存评分', 'en-US': 'Save scores' },
    from: [accepted, scoring],
    to: scoring,
    who: isOwnTask,
    when: isInEvaluation,
    isSilent: true,
  },
  submitScore: {
    label: { 'zh-CN': '提交评分', 'en-US': 'Submit scores' },
    from: [scoring],
    to: submitted,
    who: isOwnTask,
    when: isInEvaluation,
    tone: 'primary',
  },
  returnScore: {
    label: { 'zh-CN': '退回重评', 'en-US': 'Return' },
    from: [submitted],
    to: scoring,
    who: (actor, task) => isOwnProject(actor, task.project),
    when: isInEvaluation,
    words: { member: 'reason' },
  },
});
export type ExpertTaskAction = keyof typeof expertTaskLifecycle.actions;

/** True if an expert may read the bids: after the acceptance and the opening. */
export const maySeeBids = ({ status, project }: Pick<TaskInLifecycle, 'status'> & { project: { status: string } }) =>
  (status === accepted || status === scoring || status === submitted) && OPENED_STATES.includes(project.status);

const OPENED_STATES: readonly string[] = [
  projectStatus.inEvaluation,
  projectStatus.toAward,
  projectStatus.awarded,
  projectStatus.contracted,
  projectStatus.failed,
];
