import { Type } from 'typebox';
import { endpoint, exportOf, filtersOf, holders, Id, listInput, Page } from '../../kit';
import { auctionFields } from './fields';
import { AuctionHistoryEntry, AuctionOfferIn, AuctionRoom, AuctionRow } from './schema';

const BASE = '/procurement/bidding';
/** Permission to read auctions. */
export const AUCTION_LIST = 'procurement:bidding:list';
const reading = holders(AUCTION_LIST);
const OfProject = Type.Object({ purchaseInfoId: Id });

const filters = ['id', ...filtersOf(auctionFields)] as const;

/** Published auctions: for purchasers those of projects that they see, for suppliers those that they may take part in. */
export const listAuctions = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: reading,
  input: listInput(filters),
  result: Page(AuctionRow),
});

export const exportAuctions = exportOf(`${BASE}/exportXls`, holders('procurement:bidding:export'), filters);

export const viewAuctionRoom = endpoint({
  method: 'GET',
  path: `${BASE}/room`,
  access: reading,
  input: OfProject,
  result: AuctionRoom,
});

/** Makes an offer and returns the room. Refused outside the auction, and if it is not lower than the own last one. */
export const makeAuctionOffer = endpoint({
  method: 'POST',
  path: `${BASE}/offer`,
  access: holders('procurement:bidding:offer'),
  input: AuctionOfferIn,
  result: AuctionRoom,
});

/** Offers of an auction, oldest first; empty for suppliers that do not take part. */
export const listAuctionOffers = endpoint({
  method: 'GET',
  path: `${BASE}/history`,
  access: reading,
  input: OfProject,
  result: Type.Array(AuctionHistoryEntry),
});
