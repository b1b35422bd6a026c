import { DRAWING_STATES, expertTaskStatus, projectStatus } from '@gezi/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { expertTask, purchaseInfo } from '../../../platform/db';
import type { TodoKind } from '../../../records/todos/TodoKind';
import { TASKS_PATH } from './appraisalNotices';
import type { ExpertTasks } from './tasks';
import { appraisalTexts } from './texts';

const { drawn, accepted, scoring } = expertTaskStatus;

/** Tasks that wait for an answer or for scores of the caller. */
export function appraisalTodos({ own, store }: ExpertTasks): TodoKind[] {
  const { todo } = appraisalTexts;
  const permission = 'procurement:appraise:score';
  return [
    {
      code: 'appraise-accept',
      permission,
      title: () => todo.accept,
      path: `${TASKS_PATH}?status=${drawn}`,
      count: (caller) =>
        store.countOf(
          and(own(caller), eq(expertTask.status, drawn), inArray(purchaseInfo.status, [...DRAWING_STATES])),
        ),
    },
    {
      code: 'appraise-score',
      permission,
      title: () => todo.score,
      path: TASKS_PATH,
      count: (caller) =>
        store.countOf(
          and(
            own(caller),
            or(eq(expertTask.status, accepted), eq(expertTask.status, scoring)),
            eq(purchaseInfo.status, projectStatus.inEvaluation),
          ),
        ),
    },
  ];
}
