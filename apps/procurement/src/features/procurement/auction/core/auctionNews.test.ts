import type { AuctionNews } from '@gezi/domain';
import { expect, test } from 'vitest';
import { auctionOfferOf, roomOf } from '../../../../testing/auctionFixtures';
import { laterRoom, withNews, withRecent } from './auctionNews';

const room = roomOf({ offerCount: 2 });
const news: AuctionNews = {
  bestPrice: 1900,
  myPrice: null,
  myRank: null,
  participantCount: 3,
  extendCount: 1,
  offerCount: 3,
  endTime: room.endTime,
  serverTime: '2026-11-23 09:31:00',
  recent: [auctionOfferOf({ price: 2000 }), auctionOfferOf({ price: 1900 })],
};

test('news move a room, unless it is later', () => {
  expect(withNews(room, news)).toMatchObject({ bestPrice: 1900, offerCount: 3, lines: room.lines });
  expect(withNews(room, news)).not.toHaveProperty('recent');
  const later = roomOf({ offerCount: 4 });
  expect(withNews(later, news)).toBe(later);
});

test('a room keeps its prices when an earlier state is loaded, and takes the rest', () => {
  expect(laterRoom(undefined, room)).toBe(room);
  const loaded = roomOf({ offerCount: 1, bestPrice: 9000, status: '5' });
  expect(laterRoom(room, loaded)).toMatchObject({ offerCount: 2, bestPrice: 2000, status: '5' });
  expect(laterRoom(room, roomOf({ offerCount: 2, bestPrice: 1 })).bestPrice).toBe(1);
});

test('a history grows by the offers that it lacks, if the news have them all', () => {
  const offers = [1, 2, 3].map((price) => auctionOfferOf({ price }));
  expect(withRecent(offers.slice(0, 2), news)?.map(({ price }) => price)).toEqual([1, 2, 1900]);
  expect(withRecent(offers, news)).toBe(offers);
  expect(withRecent([], news)).toBeUndefined();
});
