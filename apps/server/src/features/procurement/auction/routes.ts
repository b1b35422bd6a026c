import {
  auctionFields,
  exportAuctions,
  listAuctionOffers,
  listAuctions,
  makeAuctionOffer,
  viewAuctionRoom,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { listSheet } from '../../../records/workbooks/listSheet';
import { serveExport } from '../../../records/workbooks/serveExport';
import type { auctions } from './auctions';
import type { auctionOffers } from './offers';
import { auctionTexts } from './texts';

export function auctionRoutes(
  app: FastifyInstance,
  services: Services,
  rooms: ReturnType<typeof auctions>,
  makeOffer: ReturnType<typeof auctionOffers>,
): void {
  serve(app, listAuctions, (request, caller) => rooms.list(caller, request));
  const sheet = listSheet(services, { title: () => auctionTexts.sheet, fields: auctionFields, list: rooms.list });
  serveExport(app, services, exportAuctions, sheet);
  serve(app, viewAuctionRoom, ({ purchaseInfoId }, caller) => rooms.room(caller, purchaseInfoId));
  serve(app, listAuctionOffers, ({ purchaseInfoId }, caller) => rooms.history(caller, purchaseInfoId));
  serveWrite(
    app,
    services,
    () => auctionTexts.offered,
    makeAuctionOffer,
    async (caller, input, logChange) => {
      await makeOffer(caller, input, logChange);
      return rooms.room(caller, input.purchaseInfoId);
    },
  );
}
