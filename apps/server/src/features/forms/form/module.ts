import type { FeatureModule } from '../../../FeatureModule';
import { recordForms } from '../shared/recordForms';
import { forms } from './forms';
import { formRoutes } from './routes';
import { dataExchangeRoutes } from './dataExchange';
import { formTemplateRoutes } from './templateRoutes';

export const module: FeatureModule = (services) => ({
  formRecords: { form: recordForms(services, 'form') },
  searches: [{ kind: 'form', page: 'flowable/FormData', find: forms(services).search }],
  routes(app) {
    formRoutes(app, services);
    dataExchangeRoutes(app, services);
    formTemplateRoutes(app, services);
  },
});
