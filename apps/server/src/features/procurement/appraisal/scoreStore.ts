import { weightedScore, type BidScore, type ScoreDimension, type ScoreIn } from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import { expertScore, newId, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { attachments } from '../../../records/files/attachments';
import type { StoredTask } from './taskStore';

/** Area of the files of scores. */
export const SCORE_FILES = 'expertScore';

/** Scores of one expert. */
export function scoreStore(db: Database) {
  const files = attachments(db, SCORE_FILES);

  return { ofTask, save };

  async function ofTask(task: StoredTask): Promise<BidScore[]> {
    const rows = await db.orm
      .select()
      .from(expertScore)
      .where(and(eq(expertScore.tenantId, task.tenantId), eq(expertScore.taskId, task.id)))
      .orderBy(asc(expertScore.orderNum), asc(expertScore.id));
    const { expertId, expertName, expertType, expertType_dictText } = task;
    return rows.map(({ id, bidId, itemMap, idea, scoreFileUrl, totalScore }) => ({
      id,
      bidId,
      itemMap,
      idea,
      scoreFileUrl,
      totalScore: Number(totalScore),
      expertId,
      expertName,
      expertType,
      expertType_dictText,
    }));
  }

  /** Replaces the points of the given bids; an opinion or files that are absent stay. */
  async function save(
    caller: Caller,
    task: StoredTask,
    dimensions: readonly ScoreDimension[],
    scores: readonly ScoreIn[],
  ): Promise<void> {
    const stored = new Map((await ofTask(task)).map((score) => [score.bidId, score]));
    for (const [index, { bidId, itemMap, idea, scoreFileUrl }] of scores.entries()) {
      const before = stored.get(bidId);
      const id = before?.id ?? newId();
      const member = `scores/${index}/scoreFileUrl`;
      const attached =
        scoreFileUrl === undefined ? undefined : (await files.attach(caller, id, { [member]: scoreFileUrl }))[member];
      const members = {
        itemMap,
        idea: idea === undefined ? (before?.idea ?? null) : idea?.trim() || null,
        scoreFileUrl: attached === undefined ? (before?.scoreFileUrl ?? null) : attached,
        totalScore: String(weightedScore(dimensions, itemMap)),
      };
      const { tenantId, purchaseInfoId, id: taskId } = task;
      await db.orm
        .insert(expertScore)
        .values({ ...members, id, taskId, bidId, purchaseInfoId, tenantId, orderNum: index + 1 })
        .onConflictDoUpdate({
          target: [expertScore.tenantId, expertScore.taskId, expertScore.bidId],
          set: members,
        });
    }
  }
}
