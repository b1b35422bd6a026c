import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, DateTime, Day, Id, Maybe, MaybeText, Text } from '../../kit';
import { MAX_PROJECT_LINES } from '../purchase-project/schema';

const header = {
  id: Text(36),
  proNo: Text(64),
  proName: Text(),
  demandOrgName: MaybeText(),
  /** A {@link ProjectStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  /** Yuan; null: any lower offer. */
  minStep: Maybe(AmountOut),
};

const standing = {
  /** Lowest total in yuan; null for suppliers that do not take part. */
  bestPrice: Maybe(AmountOut),
  /** Latest total of the caller's supplier in yuan, and its rank from 1. */
  myPrice: Maybe(AmountOut),
  myRank: Maybe(Type.Integer()),
  /** Suppliers that have made an offer. */
  participantCount: Type.Integer(),
};

const progress = {
  /** Automatic extensions so far. */
  extendCount: Type.Integer(),
  /** Offers so far; of two states of an auction, the one with more offers is the later. */
  offerCount: Type.Integer(),
  endTime: DateTime,
  /** Time of the database. */
  serverTime: DateTime,
};

/** An auction in lists. */
export const AuctionRow = Type.Object({
  ...header,
  ...standing,
  extendCount: progress.extendCount,
  proStartTime: Maybe(DateTime),
  proEndTime: Maybe(DateTime),
});
export type AuctionRow = Static<typeof AuctionRow>;

/** A line of an auction. */
export const AuctionLine = Type.Object({
  /** Line of the project. */
  detailId: Text(36),
  materialCode: MaybeText(64),
  materialName: Text(),
  materialDes: MaybeText(2000),
  models: MaybeText(),
  otherSkillDemand: MaybeText(2000),
  /** Quantity of the project, in `unit`; null in a long-term supply. */
  needCount: Maybe(AmountOut),
  unit: MaybeText(20),
  demandTime: Maybe(Day),
  /** Yuan per unit in the latest offer of the caller's supplier. */
  myPrice: Maybe(AmountOut),
});
export type AuctionLine = Static<typeof AuctionLine>;

/** An auction as its room shows it. It names no other supplier. */
export const AuctionRoom = Type.Object({
  ...header,
  ...standing,
  ...progress,
  contactName: MaybeText(),
  contactPhone: MaybeText(50),
  startTime: DateTime,
  /** True if the caller's supplier takes part, i.e. is registered or invited and has not declined. */
  isParticipant: Type.Boolean(),
  /** True if the caller may make an offer while the auction runs. */
  mayOffer: Type.Boolean(),
  lines: Type.Array(AuctionLine),
});
export type AuctionRoom = Static<typeof AuctionRoom>;

/** An offer in the history of an auction, oldest first. */
export const AuctionHistoryEntry = Type.Object({
  time: DateTime,
  price: AmountOut,
  /** Rank when the offer was made, from 1. */
  rank: Type.Integer(),
  /** True for offers of the caller's supplier. */
  mine: Type.Boolean(),
  /** Only for purchasers, and only after the end. */
  supplierName: Type.Optional(MaybeText()),
});
export type AuctionHistoryEntry = Static<typeof AuctionHistoryEntry>;

/** Maximum number of offers in {@link AuctionNews}. */
export const RECENT_OFFERS = 20;

/** Page kind of the live room of an auction, and the type of its messages. */
export const AUCTION_PAGE = 'auction';

/** The message to open rooms after an offer: what has changed, as the reader may see it. It names no supplier. */
export const AuctionNews = Type.Object({
  ...standing,
  ...progress,
  /** The latest offers, oldest first; empty for suppliers that do not take part. */
  recent: Type.Array(AuctionHistoryEntry, { maxItems: RECENT_OFFERS }),
});
export type AuctionNews = Static<typeof AuctionNews>;

/** Input of `offer`. */
export const AuctionOfferIn = Type.Object({
  purchaseInfoId: Id,
  details: Type.Array(
    Type.Object({
      detailId: Text(36, { title: '物料明细' }),
      price: Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title: '含税单价' }))),
    }),
    { maxItems: MAX_PROJECT_LINES, title: '报价明细' },
  ),
  /** Idempotency key: a repeated one is answered like the first and makes no second offer. */
  clientNo: Type.String({ minLength: 1, maxLength: 64, title: '请求编号' }),
});
export type AuctionOfferIn = Static<typeof AuctionOfferIn>;
