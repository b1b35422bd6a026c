import type { FeatureModule } from '../../../FeatureModule';
import { recordFiles } from '../shared/recordFiles';
import { recordForms } from '../shared/recordForms';
import { forms } from './forms';
import { formRoutes } from './routes';
import { dataExchangeRoutes } from './dataExchange';
import { formTemplateRoutes } from './templateRoutes';

export const module: FeatureModule = (services) => ({
  formRecords: { form: recordForms(services, 'form') },
  fileReaders: { temp: recordFiles(services) },
  searches: [{ kind: 'form', page: 'flowable/FormData', find: forms(services).search }],
  routes(app) {
    formRoutes(app, services);
    dataExchangeRoutes(app, services);
    formTemplateRoutes(app, services);
  },
});
