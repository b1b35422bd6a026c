import type { SupplierConfirmation, TenderingDiverge } from '@gezi/domain';
import { index, integer, jsonb, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { amount, audit, day, flag, idOf, moment, recordId, tenantId } from './columns';
import { tenantTable } from './tenantTable';

/** Rounds of projects that have bids, with the key pair that seals them (`docs/decisions/0009-sealed-bids.md`). */
export const purchaseRound = tenantTable(
  'purchase_round',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    round: integer('round').notNull(),
    startTime: moment('start_time'),
    endTime: moment('end_time'),
    openTime: moment('open_time'),
    /** RSA, SPKI, PEM. */
    publicKey: text('public_key').notNull(),
    /** PKCS #8, PEM, encrypted with the server's secret. Read by the opening only. */
    privateKey: text('private_key').notNull(),
    tenantId: tenantId(),
  },
  (table) => [uniqueIndex('purchase_round_number').on(table.tenantId, table.purchaseInfoId, table.round)],
);

/** Ciphertext of the content of a bid, and its key: once for the opening, once for the supplier. */
const sealed = () => ({
  sealedContent: text('sealed_content'),
  openingKey: text('opening_key'),
  supplierKey: text('supplier_key'),
  /** SHA-256 of the content, which includes random bytes; hexadecimal. */
  digest: varchar('digest', { length: 64 }),
});

/** An award that was taken back, as it was. */
export interface CancelledAward {
  awardTime: string;
  cancelTime: string;
  lines: { detailId: string; actualCount: string }[];
}

/** Bids: one per project, supplier and round. Prices and answers are sealed until the opening. */
export const supplierBid = tenantTable(
  'supplier_bid',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    supplierId: idOf('supplier_id').notNull(),
    supplierName: varchar('supplier_name', { length: 255 }).notNull(),
    round: integer('round').notNull().default(1),
    linkman: varchar('linkman', { length: 100 }),
    mobile: varchar('mobile', { length: 45 }),
    /** Dictionary bid_status. */
    status: varchar('status', { length: 2 }).notNull().default('0'),
    submitTime: moment('submit_time'),
    ...sealed(),
    /** Yuan, 8 decimals; null until the opening, like the columns below. */
    tenderPrice: amount('tender_price'),
    actualPrice: amount('actual_price'),
    /** JSON array of `{name, url}` as text. */
    priceFileName: text('price_file_name'),
    supplierConfirmation: jsonb('supplier_confirmation').$type<SupplierConfirmation>(),
    supplierTenderingDiverges: jsonb('supplier_tendering_diverges').$type<TenderingDiverge[]>(),
    invalidReason: varchar('invalid_reason', { length: 500 }),
    isWinner: flag('is_winner').notNull().default('0'),
    /** Awards to this bid that were taken back, oldest first; null: none. */
    cancelledAwards: jsonb('cancelled_awards').$type<CancelledAward[]>(),
    /** Position by price or score, from 1. */
    rank: integer('rank'),
    /** Mean of the experts' scores, 0 to 100. */
    totalScore: amount('total_score'),
    ...audit(),
  },
  (table) => [
    uniqueIndex('supplier_bid_supplier').on(table.tenantId, table.purchaseInfoId, table.supplierId, table.round),
    index('supplier_bid_own').on(table.supplierId, table.createTime.desc()),
  ],
);

/** Lines of opened bids. */
export const supplierBidLine = tenantTable(
  'supplier_bid_line',
  {
    id: recordId(),
    bidId: idOf('bid_id').notNull(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    /** Position in the bid, from 1. */
    orderNum: integer('order_num').notNull().default(0),
    /** Line of the project. */
    detailId: idOf('detail_id').notNull(),
    guaranteeMonth: integer('guarantee_month'),
    mfr: varchar('mfr', { length: 255 }),
    brand: varchar('brand', { length: 255 }),
    specs: varchar('specs', { length: 255 }),
    startDate: day('start_date'),
    endDate: day('end_date'),
    count: amount('count').notNull(),
    /** Yuan per unit; null for a line that is not quoted. */
    price: amount('price'),
    actualCount: amount('actual_count'),
    actualPrice: amount('actual_price'),
    remark: varchar('remark', { length: 2000 }),
    tenantId: tenantId(),
  },
  (table) => [
    uniqueIndex('supplier_bid_line_detail').on(table.tenantId, table.bidId, table.detailId),
    index('supplier_bid_line_project').on(table.tenantId, table.purchaseInfoId),
  ],
);

/** Earlier submissions of a bid, still sealed. */
export const supplierBidVersion = tenantTable(
  'supplier_bid_version',
  {
    id: recordId(),
    bidId: idOf('bid_id').notNull(),
    submitTime: moment('submit_time').notNull(),
    ...sealed(),
    tenantId: tenantId(),
  },
  (table) => [index('supplier_bid_version_bid').on(table.tenantId, table.bidId, table.submitTime)],
);

/** Accepted offers of auctions, in the order of the database. */
export const auctionOffer = tenantTable(
  'auction_offer',
  {
    id: recordId(),
    purchaseInfoId: idOf('purchase_info_id').notNull(),
    bidId: idOf('bid_id').notNull(),
    supplierId: idOf('supplier_id').notNull(),
    /** Position in the auction, from 1, without gaps. */
    seq: integer('seq').notNull(),
    /** Σ quantity × price in yuan, 8 decimals. */
    price: amount('price').notNull(),
    /** Unit prices as exact texts by id of the project's line. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** Idempotency key of the client. */
    clientNo: varchar('client_no', { length: 64 }).notNull(),
    offerTime: moment('offer_time').notNull(),
    tenantId: tenantId(),
  },
  (table) => [
    uniqueIndex('auction_offer_seq').on(table.tenantId, table.purchaseInfoId, table.seq),
    uniqueIndex('auction_offer_client').on(table.tenantId, table.purchaseInfoId, table.supplierId, table.clientNo),
  ],
);
