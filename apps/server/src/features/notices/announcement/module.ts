import type { FeatureModule } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { announcementRoutes } from './routes';
import { announcementStore } from './store';

export const module: FeatureModule = (services) => {
  const store = announcementStore(services.db, services.clock);
  return {
    routes: (app) => announcementRoutes(app, services),
    jobs: {
      noticeExpiry: {
        text: () => texts.job.names.noticeExpiry,
        run: async ({ tenantId }) => texts.job.noticesRevoked(await store.revokeExpired(tenantId)),
      },
    },
  };
};
