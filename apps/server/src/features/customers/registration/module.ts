import type { FeatureModule } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { CUSTOMER_FILES } from '../shared/customerColumns';
import { customerStore } from './customerStore';
import { customerRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    [CUSTOMER_FILES]: {
      isExclusive: true,
      // The person who registered, and administrators who see the list.
      mayRead: async (caller, { recordId }) =>
        recordId !== null &&
        ((await customerStore(services.db, services.clock).findByUser(caller.userId))?.id === recordId ||
          ((await hasPermission(services.db, caller, 'customer:customerInfo:list')) &&
            authority(services.db).administersAll(caller.userId))),
    },
  },
  routes: (app) => customerRoutes(app, services),
});
