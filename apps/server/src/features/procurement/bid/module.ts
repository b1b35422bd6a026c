import { eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { supplierBid } from '../../../platform/db';
import { expertAccess } from '../shared/appraisal/expertAccess';
import { bidReader, isSealed } from '../shared/bids/bidReader';
import { projectReader } from '../shared/projects/projectReader';
import { bidRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const reader = bidReader(services);
  const { records } = projectReader(services);
  const experts = expertAccess(services.db);
  return {
    routes: (app) => bidRoutes(app, services),
    fileReaders: {
      // Before the opening the supplier alone, not even administrators.
      supplierBid: {
        isExclusive: true,
        async mayRead(caller, { recordId }) {
          const [bid] = recordId === null ? [] : await reader.select(eq(supplierBid.id, recordId));
          if (!bid) return false;
          if (caller.supplierId !== null) return bid.supplierId === caller.supplierId;
          if (isSealed(bid)) return false;
          if (await experts.mayReadBid(caller, bid)) return true;
          return (await records.find(caller, bid.purchaseInfoId!)) !== undefined;
        },
      },
    },
  };
};
