import { expertsToDraw, isDrawable, isOwnProject, rankBids, type ScoreSummary } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { expertScore } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { submittedScores } from '../shared/appraisal/submittedScores';
import { validBids } from '../shared/appraisal/validBids';
import type { StoredProject } from '../shared/projects/projectKind';
import { isActive } from './draws';
import { dimensionsOf } from './scoring';
import type { ExpertTasks } from './tasks';

/** Experts, draws and results of projects. */
export function scoreSummaries({ db, dictionaries }: Services, { projects, store, draws, present }: ExpertTasks) {
  return {
    async view(caller: Caller, { purchaseInfoId }: { purchaseInfoId: string }): Promise<ScoreSummary> {
      const { tenantId } = caller;
      const project = await projects.records.findOrRefuse(caller, purchaseInfoId);
      const tasks = await store.ofProject(tenantId, purchaseInfoId);
      const rule = project.expertSiftRule;
      const mayDraw = isOwnProject(caller, project) && isDrawable(project) && rule !== null;
      return {
        itemList: dimensionsOf(project),
        rows: await rowsOf(tenantId, project),
        tasks: await present(caller, tasks),
        draws: await draws.ofProject(tenantId, purchaseInfoId),
        toDraw: mayDraw ? expertsToDraw(rule, tasks.filter(isActive)) : null,
      };
    },
  };

  async function rowsOf(tenantId: number, project: StoredProject): Promise<ScoreSummary['rows']> {
    const bids = (await validBids(db, tenantId, project)).map(({ id, supplierName, tenderPrice }) => ({
      id,
      supplierName,
      tenderPrice: tenderPrice === null ? null : Number(tenderPrice),
    }));
    const submitted = await submittedScores(db, tenantId, eq(expertScore.purchaseInfoId, project.id));
    const scores = await withDictTexts(submitted, { expertType: 'profession_type' }, dictionaries);
    return rankBids(bids, scores).map((result) => {
      const { supplierName, tenderPrice } = bids.find(({ id }) => id === result.bidId)!;
      return { ...result, supplierName, tenderPrice, scoreList: scores.filter(({ bidId }) => bidId === result.bidId) };
    });
  }
}
