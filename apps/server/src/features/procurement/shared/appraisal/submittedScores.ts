import { expertTaskStatus, type BidScore } from '@gezi/domain';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { expertScore, expertTask, type Database } from '../../../../platform/db';

/** Scores by experts who submitted theirs. @param which condition on the scores */
export async function submittedScores(db: Database, tenantId: number, which: SQL): Promise<BidScore[]> {
  const rows = await db.orm
    .select({ score: expertScore, task: expertTask })
    .from(expertScore)
    .innerJoin(expertTask, and(eq(expertTask.tenantId, expertScore.tenantId), eq(expertTask.id, expertScore.taskId)))
    .where(and(eq(expertScore.tenantId, tenantId), which, eq(expertTask.status, expertTaskStatus.submitted)))
    .orderBy(asc(expertTask.expertType), asc(expertTask.id), asc(expertScore.orderNum));
  return rows.map(({ score, task }) => ({
    id: score.id,
    bidId: score.bidId,
    expertId: task.expertId,
    expertName: task.expertName,
    expertType: task.expertType,
    itemMap: score.itemMap,
    idea: score.idea,
    scoreFileUrl: score.scoreFileUrl,
    totalScore: Number(score.totalScore),
  }));
}
