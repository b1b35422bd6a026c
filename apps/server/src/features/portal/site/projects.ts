import {
  hasQuantities,
  isAwarded,
  releasePackage,
  type InputOf,
  type listProjectIntros,
  type ProjectIntroDetail,
  type PublishedAward,
  type ResultOf,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { projectStore } from './projectStore';

const DICTS = { buyType: 'buy_type', status: 'purchase_status' } as const;

/** Public view of the purchase projects of all tenants. */
export function projects({ db, config, dictionaries }: Services) {
  const store = projectStore(db);
  return { list, view, openData };

  async function list(request: InputOf<typeof listProjectIntros>): Promise<ResultOf<typeof listProjectIntros>> {
    const { rows, total, list: query } = await store.list(request);
    return pageOf(await withDictTexts(rows, DICTS, dictionaries), total, query);
  }

  async function view(id: string): Promise<ProjectIntroDetail> {
    const project = await find(id);
    return {
      ...project,
      noticeContent: project.noticeContent ?? '',
      materials: (await linesOf(project)).map(({ quantity, ...line }) => ({ ...line, counts: quantity })),
      award: isAwarded(project.status)
        ? {
            awardTime: project.awardTime,
            winners: (await store.awardedBids(project))
              .filter(({ isWinner }) => isWinner === '1')
              .map(({ supplierName }) => supplierName),
          }
        : null,
    };
  }

  /** The project as an OCDS release package. @param origin under which visitors reach the site */
  async function openData(id: string, origin: string) {
    const project = await find(id);
    const address = encodeURIComponent(id);
    return releasePackage(
      {
        ...project,
        buyTypeText: project.buyType_dictText,
        publishTime: project.publishTime!,
        updateTime: project.updateTime ?? project.publishTime!,
        noticeContent: project.noticeContent ?? '',
        unitName: await store.unitName(project),
        lines: await linesOf(project),
        steps: await store.steps(project),
        awards: await awardsOf(project),
      },
      {
        name: texts.platform.name,
        prefix: config.ocdsPrefix,
        packageUrl: `${origin}/api/portal/projectIntro/ocds?id=${address}`,
        pageUrl: `${origin}/projectintro/detail/${address}`,
      },
    );
  }

  async function find(id: string) {
    const found = await store.find(id);
    if (!found) throw refuse(texts.notFound, 'id');
    const [project] = await withDictTexts([found], DICTS, dictionaries);
    return project!;
  }

  async function linesOf(project: Awaited<ReturnType<typeof find>>) {
    const lines = await store.lines(project);
    return lines.map(({ actualCounts, ...line }) => ({
      ...line,
      quantity: hasQuantities(project) ? Number(actualCounts) : null,
    }));
  }

  /** Awards with those that were taken back, per supplier oldest first. */
  async function awardsOf(project: Awaited<ReturnType<typeof find>>): Promise<PublishedAward[]> {
    const lines = await store.awardedLines(project);
    const bids = await store.awardedBids(project);
    return bids.flatMap(({ id: bidId, supplierId, supplierName, isWinner, cancelledAwards }) => {
      const cancelled = cancelledAwards ?? [];
      const own = lines.filter((line) => line.bidId === bidId).map(({ id, ...line }) => ({ ...line, detailId: id }));
      const current = { awardTime: project.awardTime, cancelTime: null, lines: own };
      const given = isAwarded(project.status) && isWinner === '1' ? [...cancelled, current] : cancelled;
      return given.map(({ awardTime, cancelTime, lines: awarded }, place) => ({
        id: place === 0 ? bidId : `${bidId}-${place + 1}`,
        awardTime,
        cancelTime,
        supplierId,
        supplierName,
        lines: awarded.map(({ detailId, actualCount }) => ({ id: detailId, quantity: Number(actualCount) })),
      }));
    });
  }
}
