import { sharedLoads } from '../../../platform/kit/sharedLoads';
import type { AuctionStore } from './store';

/**
 * Everything that the rooms of one auction show. Calls at the same time, e.g. at the start of an auction, share the
 * statements.
 */
export const auctionSnapshots = (store: AuctionStore) =>
  sharedLoads(async (id) => {
    const project = await store.project(id);
    if (!project) return undefined;
    const [lines, offers, lastPrices, invitees, now] = await Promise.all([
      store.lines(project),
      store.offers(project),
      store.lastPrices(project),
      store.invitees(project),
      store.now(),
    ]);
    return { project, lines, offers, lastPrices, now, invitees: new Map(invitees.map((one) => [one.supplierId, one])) };
  });
