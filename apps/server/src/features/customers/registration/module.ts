import type { FeatureModule } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { customerRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    customerRegister: {
      isExclusive: true,
      mayRead: async (caller) =>
        (await hasPermission(services.db, caller, 'customer:customerInfo:list')) &&
        authority(services.db).administersAll(caller.userId),
    },
  },
  routes: (app) => customerRoutes(app, services),
});
