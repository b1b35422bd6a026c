import { Type } from 'typebox';
import {
  endpoint,
  exportOf,
  filtersOf,
  Flag,
  holders,
  Id,
  listInput,
  Maybe,
  OnlyId,
  Page,
  Text,
  WithReason,
} from '../../kit';
import { bidFields } from './fields';
import { BidComparison, BidDraft, BiddingSuppliers, BidIn, BidRow, ReadQuoteLines, SupplierBid } from './schema';

const BASE = '/supplier/bidding';
const reading = holders('purchase:purchaseInfo:list');
const writing = holders('supplier:bidding:add');
const evaluating = holders('purchase:purchaseInfo:award');
const ofOwner = holders('supplier:bidding:list');
const OfProject = Type.Object({ purchaseInfoId: Text(80, { title: '采购项目' }) });

/**
 * Bids of a project. `purchaseInfoId` is a plain id or `prefix:id` (P§2). After the award the winners come first.
 * Sealed bids have null for their content.
 */
export const listBidsOfProject = endpoint({
  method: 'GET',
  path: `${BASE}/getBiddingSupplier`,
  access: reading,
  input: Type.Object({
    ...OfProject.properties,
    /** Default the current round. */
    round: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, title: '轮次' })),
    /** `1`: winners only. */
    winner: Type.Optional(Maybe(Flag)),
  }),
  result: BiddingSuppliers,
});

/** Filters of the list of bids. */
export const bidFilters = ['id', 'purchaseInfoId', 'supplierId', ...filtersOf(bidFields)] as const;

/** Bids; those of the caller's supplier only, if it has one. */
export const listBids = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: ofOwner,
  input: listInput(bidFilters),
  result: Page(BidRow),
});

/** The list of bids as a workbook; `exportXls` has the bids of one project. */
export const exportBidList = exportOf(`${BASE}/exportList`, holders('supplier:bidding:export'), bidFilters);

export const viewBid = endpoint({
  method: 'GET',
  path: `${BASE}/queryById`,
  access: ofOwner,
  input: OnlyId,
  result: SupplierBid,
});

/** The own bid of the current round, or a new one with the lines and conditions of the project. */
export const viewBidDraft = endpoint({
  method: 'GET',
  path: `${BASE}/draft`,
  access: writing,
  input: Type.Object({ purchaseInfoId: Id }),
  result: BidDraft,
});

/** The lines of the own bid as a workbook, to be completed and read by `readQuoteSheet`. */
export const exportQuoteSheet = endpoint({
  method: 'GET',
  path: `${BASE}/exportLines`,
  access: writing,
  input: Type.Object({ purchaseInfoId: Id }),
  result: Type.Unknown(),
  answer: 'raw',
});

/**
 * Reads the lines of a workbook (multipart `file`) without storing them. A line is known by its number in the project.
 * Cells without a valid value are in `refused`, and null in their line. GET sends a template.
 */
export const readQuoteSheet = endpoint({
  method: 'POST',
  path: `${BASE}/readLines`,
  access: writing,
  input: Type.Object({}),
  result: ReadQuoteLines,
});

export const saveBid = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: writing,
  input: BidIn,
  result: SupplierBid,
});

/** Submits the given content, or the saved one if only `id` is given. A submitted bid is replaced. */
export const submitBid = endpoint({
  method: 'POST',
  path: `${BASE}/submit`,
  access: writing,
  input: BidIn,
  result: SupplierBid,
});

export const withdrawBid = endpoint({
  method: 'POST',
  path: `${BASE}/withdraw`,
  access: writing,
  input: OnlyId,
  result: SupplierBid,
});

export const invalidateBid = endpoint({
  method: 'POST',
  path: `${BASE}/invalidate`,
  access: evaluating,
  input: WithReason,
  result: SupplierBid,
});

export const shortlistBids = endpoint({
  method: 'POST',
  path: `${BASE}/shortlist`,
  access: evaluating,
  input: Type.Object({
    ids: Type.Array(Id, { minItems: 1, maxItems: 500, title: '报价' }),
    /** `1` adds to the short list, `0` removes from it. */
    flag: Flag,
  }),
  result: Type.Null(),
});

/** Lines × suppliers. Refused until the bids are open. */
export const compareBids = endpoint({
  method: 'GET',
  path: `${BASE}/compare`,
  access: reading,
  input: OfProject,
  result: BidComparison,
});

/** The comparison and every bid as a workbook. Refused until the bids are open. */
export const exportBids = endpoint({
  method: 'GET',
  alsoBy: ['POST'],
  path: `${BASE}/exportXls`,
  access: holders('purchase:purchaseInfo:export'),
  input: OfProject,
  alsoByQuery: true,
  result: Type.Unknown(),
  answer: 'raw',
});

/** Rounds of a project with their bids. Bids of a round that is not open have no price. */
export const listRounds = endpoint({
  method: 'GET',
  path: '/procurement/compete/rounds',
  access: holders('procurement:compete:list'),
  input: OfProject,
  result: Type.Array(
    Type.Object({
      round: Type.Integer(),
      startTime: BidRow.properties.submitTime,
      endTime: BidRow.properties.submitTime,
      bids: Type.Array(
        Type.Object({
          bidId: Text(36),
          supplierName: Text(),
          tenderPrice: SupplierBid.properties.tenderPrice,
          rank: SupplierBid.properties.rank,
        }),
      ),
    }),
  ),
});
