import type { BidComparison, BidDraft, ProjectForBid, PurchaseInfo, QuoteLine, SupplierBid } from '@gezi/domain';
import { projectOf } from './projectFixtures';

export const quoteLineOf = (part: Partial<QuoteLine> & { detailId: string }): QuoteLine => ({
  id: null,
  materialId: null,
  planDetailNo: null,
  materialName: '球阀',
  materialCode: 'QF-25',
  materialTypeName: null,
  materialDes: null,
  needCount: 10,
  demandTime: null,
  unit: '个',
  consignee: null,
  consigneeTel: null,
  consigneeAddr: null,
  otherSkillDemand: null,
  remark: null,
  guaranteeMonth: null,
  mfr: null,
  brand: null,
  specs: null,
  startDate: null,
  endDate: null,
  count: 10,
  price: null,
  actualCount: null,
  actualPrice: null,
  ...part,
});

/** A complete bid of one line. */
export const bidOf = (part: Partial<SupplierBid> = {}): SupplierBid => ({
  id: 'b1',
  purchaseInfoId: 'g1',
  round: 1,
  supplierId: 's1',
  supplierName: '申达阀门',
  linkman: '王经理',
  mobile: '13900001049',
  tenderPrice: 32,
  actualPrice: null,
  status: '0',
  status_dictText: '草稿',
  submitTime: null,
  rank: null,
  totalScore: null,
  invalidReason: null,
  isWinner: '0',
  digest: null,
  createBy: 'supplier',
  createTime: '2026-12-01 10:00:00',
  updateBy: null,
  updateTime: '2026-12-01 10:00:00',
  sysOrgCode: null,
  tenantId: 1,
  actions: ['save', 'submit'],
  priceFileName: null,
  supplierConfirmation: null,
  supplierPriceDetailVOS: [quoteLineOf({ id: 'q1', detailId: 't1', price: 3.2 })],
  supplierTenderingDiverges: [],
  scoreList: [],
  ...part,
});

/** A project as a supplier sees it. */
export function openProjectOf(part: Partial<PurchaseInfo> = {}): ProjectForBid {
  const { detailList, ...project } = projectOf({ status: '4', status_dictText: '报价中', ...part });
  return {
    ...project,
    detailList: detailList.map(({ estimatedPrice: _price, planDetailId: _plan, ...line }) => line),
  };
}

/** The bid of a supplier that is open for quotation. */
export const bidDraftOf = (part: Partial<BidDraft> = {}): BidDraft => ({
  ...bidOf(),
  purchaseInfo: openProjectOf(),
  versions: [],
  ...part,
});

/** Two open bids for one line. */
export const comparisonOf = (part: Partial<BidComparison> = {}): BidComparison => ({
  lines: [
    {
      detailId: 't1',
      materialId: null,
      materialName: '球阀',
      materialCode: 'QF-25',
      needCount: 10,
      unit: '个',
      estimatedPrice: 3.5,
      historyPrice: 3.3,
      offers: [
        { bidId: 'b1', supplierName: '申达阀门', count: 10, price: 3.2, total: 32, lowest: true },
        { bidId: 'b2', supplierName: '恒泰泵业', count: 10, price: 3.4, total: 34, lowest: false },
      ],
    },
  ],
  totals: [
    {
      bidId: 'b1',
      supplierId: 's1',
      supplierName: '申达阀门',
      status: '3',
      total: 32,
      rank: 1,
      totalScore: null,
      lowest: true,
    },
    {
      bidId: 'b2',
      supplierId: 's2',
      supplierName: '恒泰泵业',
      status: '3',
      total: 34,
      rank: 2,
      totalScore: null,
      lowest: false,
    },
  ],
  budget: 35,
  ...part,
});
