import type { BidsToScore, ExpertTask, SupplierBid } from '@gezi/domain';
import { projectOf } from './projectFixtures';

/** Permissions of an expert. */
export const expertAuth = [{ action: 'procurement:appraise:score', type: '2' as const, describe: '评审评分' }];

export const taskOf = (part: Partial<ExpertTask> = {}): ExpertTask => ({
  id: 't1',
  purchaseInfoId: 'g1',
  proNo: 'CG202611230001',
  proName: '循环水泵评审采购',
  projectStatus: '6',
  projectStatus_dictText: '评审中',
  expertId: 'e1',
  expertName: '王专家',
  expertType: '1',
  expertType_dictText: '技术',
  status: '3',
  status_dictText: '评分中',
  scoreDeadline: null,
  submitTime: null,
  declineReason: null,
  returnReason: null,
  actions: ['saveScore', 'submitScore'],
  createBy: 'purchaser',
  createTime: '2026-11-20 09:00:00',
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
  tenantId: 1,
  ...part,
});

const bidOf = (id: string, supplierName: string, tenderPrice: number): SupplierBid => ({
  id,
  purchaseInfoId: 'g1',
  round: 1,
  supplierId: `s-${id}`,
  supplierName,
  linkman: '陈工',
  mobile: '13800000000',
  tenderPrice,
  actualPrice: null,
  status: '3',
  submitTime: '2026-11-18 09:00:00',
  rank: null,
  totalScore: null,
  invalidReason: null,
  isWinner: '0',
  digest: null,
  priceFileName: null,
  supplierConfirmation: null,
  supplierPriceDetailVOS: [],
  supplierTenderingDiverges: [],
  scoreList: [],
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  sysOrgCode: null,
  tenantId: 1,
});

/** Two bids of a project with two dimensions; the first has points in one of them. */
export function bidsToScoreOf(part: Partial<BidsToScore> = {}): BidsToScore {
  const { expertId, expertName, expertType } = taskOf();
  const score = { id: 'c1', bidId: 'b1', expertId, expertName, expertType, scoreFileUrl: null, totalScore: 54 };
  return {
    task: taskOf(),
    purchaseInfo: projectOf({ proName: '循环水泵评审采购', buyType: '5', status: '6', actions: [] }),
    itemList: [
      { itemId: 'tech', itemName: '技术方案', markValue: 60 },
      { itemId: 'price', itemName: '投标报价', markValue: 40 },
    ],
    supplierDetail: [
      { ...bidOf('b1', '江海泵业', 90000), scoreList: [{ ...score, itemMap: { tech: 90 }, idea: '方案完整' }] },
      bidOf('b2', '大河机械', 100000),
    ],
    ...part,
  };
}
