import { expertTaskStatus } from '@gezi/domain';
import { and, eq, exists, or } from 'drizzle-orm';
import { expertScore, expertTask, purchaseInfo } from '../../../platform/db';
import type { Services } from '../../../FeatureModule';
import type { FileReader } from '../../../records/files/FileReader';
import type { ExpertTasks } from './tasks';

/** Files of scores: for their expert, and for those who see the project once they are submitted. */
export const scoreFiles = ({ db }: Services, { projects }: ExpertTasks): FileReader => ({
  isExclusive: true,
  async mayRead(caller, { recordId, tenantId }) {
    if (caller.tenantId === 0 || tenantId !== caller.tenantId || recordId === null) return false;
    const isVisible = db.orm
      .select({ id: purchaseInfo.id })
      .from(purchaseInfo)
      .where(and(projects.records.scope(caller), eq(purchaseInfo.id, expertScore.purchaseInfoId)));
    const rows = await db.orm
      .select({ id: expertScore.id })
      .from(expertScore)
      .innerJoin(expertTask, and(eq(expertTask.tenantId, expertScore.tenantId), eq(expertTask.id, expertScore.taskId)))
      .where(
        and(
          eq(expertScore.tenantId, tenantId),
          eq(expertScore.id, recordId),
          or(
            eq(expertTask.expertUserId, caller.userId),
            and(eq(expertTask.status, expertTaskStatus.submitted), exists(isVisible)),
          ),
        ),
      );
    return rows.length > 0;
  },
});
