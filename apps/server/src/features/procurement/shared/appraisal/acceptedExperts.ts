import { ACCEPTED_TASKS, profession } from '@gezi/domain';
import { and, count, eq, inArray } from 'drizzle-orm';
import { expertTask, type Database } from '../../../../platform/db';

/** Numbers of experts of a project who accepted, to compare with its {@link SiftRule}. */
export async function acceptedExperts(
  db: Database,
  tenantId: number,
  projectId: string,
): Promise<{ techNum: number; busiNum: number }> {
  const rows = await db.orm
    .select({ type: expertTask.expertType, count: count() })
    .from(expertTask)
    .where(
      and(
        eq(expertTask.tenantId, tenantId),
        eq(expertTask.purchaseInfoId, projectId),
        inArray(expertTask.status, [...ACCEPTED_TASKS]),
      ),
    )
    .groupBy(expertTask.expertType);
  const numberOf = (type: string) => rows.find((row) => row.type === type)?.count ?? 0;
  return { techNum: numberOf(profession.technical), busiNum: numberOf(profession.commercial) };
}
