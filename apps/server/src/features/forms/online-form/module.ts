import type { FeatureModule } from '../../../FeatureModule';
import { recordForms } from '../shared/recordForms';
import { onlineFormRoutes } from './routes';

export const module: FeatureModule = (services) => ({
  formRecords: { online: recordForms(services, 'online') },
  routes: (app) => onlineFormRoutes(app, services),
});
