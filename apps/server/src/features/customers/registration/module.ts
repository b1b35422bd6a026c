import type { FeatureModule } from '../../../FeatureModule';
import { authority } from '../../../identity/rights/authority';
import { holds } from '../../../identity/sessions/holds';
import { customerRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    customerRegister: {
      isExclusive: true,
      mayRead: async (caller) =>
        (await holds(services.db, caller, 'customer:customerInfo:list')) &&
        authority(services.db).administersAll(caller.userId),
    },
  },
  routes: (app) => customerRoutes(app, services),
});
