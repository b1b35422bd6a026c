import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'procurement/BiddingRoom': async () => ({ default: (await import('./AuctionListPage')).AuctionListPage }),
    'procurement/BiddingRoomView': async () => ({ default: (await import('./AuctionRoomPage')).AuctionRoomPage }),
  },
};
