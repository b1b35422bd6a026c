import type { FeatureModule } from '../../../FeatureModule';
import { registrationRoutes } from './routes';
import { supplierFiles } from './supplierFiles';

export const module: FeatureModule = (services) => ({
  fileReaders: {
    supplierRegister: supplierFiles(services),
  },
  routes: (app) => registrationRoutes(app, services),
});
