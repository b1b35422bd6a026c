import type { ProjectForBid } from '@gezi/domain';
import type { Dictionaries } from '../../../records/dictionaries/createDictionaries';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import type { BidProject } from '../shared/bids/bidProject';

const DICTS = {
  status: 'purchase_status',
  buyType: 'buy_type',
  contractType: 'contract_type',
  payType: 'pay_type',
  priceType: 'price_type',
} as const;

/** The project as its bidders see it; the schema of the call drops every other member. */
export async function projectForBid(project: BidProject, dictionaries: Dictionaries): Promise<ProjectForBid> {
  const { detailList, bidPart, ...header } = project;
  const [shown] = await withDictTexts([header], DICTS, dictionaries);
  return {
    ...shown!,
    bidPart: bidPart as '0' | '1',
    detailList: detailList.map((line) => ({ ...line, actualCounts: Number(line.actualCounts) })),
  };
}
