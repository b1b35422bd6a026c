import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { projectPage, type StoredProject } from '../shared/projects/projectKind';
import { titleOf } from '../shared/projects/projectNotices';
import { appraisalTexts } from './texts';

const { notice } = appraisalTexts;

/** Page with the tasks of an expert. */
export const TASKS_PATH = '/procurement/appraise';
/** Page with the scores of a task. */
const scorePath = (id: string): string => `${TASKS_PATH}/score?${new URLSearchParams({ id })}`;

/** Notices about evaluations (contract, part 3 §6). */
export function appraisalNotices(services: Pick<Services, 'notices'>) {
  const queue = documentNotices(services);
  const toPurchaser = (project: StoredProject) => ({
    userIds: [project.applyUserId],
    page: projectPage(project.id),
    busType: 'purchaseInfo',
    busId: project.id,
  });

  return {
    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows: () => queue.notifyWindows(),

    drawn: (caller: Caller, project: StoredProject, experts: readonly { userId: string }[]) =>
      queue.send(caller, {
        userIds: experts.map(({ userId }) => userId),
        title: titleOf(project, () => notice.drawnTitle),
        content: () => notice.drawnContent(project.proNo, project.proName),
        page: TASKS_PATH,
        busType: 'expertTask',
        busId: project.id,
      }),

    /** @param other name of the expert drawn instead; null: nobody is left */
    declined: (caller: Caller, project: StoredProject, expert: string, reason: string, other: string | null) =>
      queue.send(caller, {
        ...toPurchaser(project),
        title: titleOf(project, () => notice.declineTitle),
        content: () => notice.declineContent(project.proNo, expert, reason, other),
        priority: other === null ? 'H' : 'M',
      }),

    returned: (
      caller: Caller,
      project: StoredProject,
      { id, expertUserId }: { id: string; expertUserId: string },
      reason: string,
    ) =>
      queue.send(caller, {
        userIds: [expertUserId],
        title: titleOf(project, () => notice.returnTitle),
        content: () => notice.returnContent(project.proNo, project.proName, reason),
        page: scorePath(id),
        busType: 'expertTask',
        busId: id,
        priority: 'H',
      }),

    scored: (caller: Caller, project: StoredProject) =>
      queue.send(caller, {
        ...toPurchaser(project),
        title: titleOf(project, () => notice.scoredTitle),
        content: () => notice.scoredContent(project.proNo, project.proName),
      }),
  };
}
