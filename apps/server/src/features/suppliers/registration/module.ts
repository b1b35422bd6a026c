import type { FeatureModule } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { registrationRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    supplierRegister: {
      mayRead: async (caller, { tenantId }) =>
        caller.tenantId !== 0 &&
        tenantId === caller.tenantId &&
        hasPermission(services.db, caller, 'supplier:register:list'),
    },
  },
  routes: (app) => registrationRoutes(app, services),
});
