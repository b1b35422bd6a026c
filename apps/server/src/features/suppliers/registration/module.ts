import type { FeatureModule } from '../../../FeatureModule';
import { holds } from '../../../identity/sessions/holds';
import { registrationRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    supplierRegister: {
      mayRead: async (caller, { tenantId }) =>
        caller.tenantId !== 0 && tenantId === caller.tenantId && holds(services.db, caller, 'supplier:register:list'),
    },
  },
  routes: (app) => registrationRoutes(app, services),
});
