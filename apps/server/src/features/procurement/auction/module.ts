import { AUCTION_PAGE } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { auctions } from './auctions';
import { auctionOffers } from './offers';
import { auctionRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const rooms = auctions(services);
  const offers = auctionOffers(services, rooms.scope);
  return {
    routes: (app) => auctionRoutes(app, services, rooms, offers),
    pageKinds: { [AUCTION_PAGE]: rooms.page },
  };
};
