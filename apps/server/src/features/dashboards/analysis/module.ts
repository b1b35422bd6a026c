import { viewAnalysis, viewFulfilment } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { figureMerge } from '../shared/figureSums';
import { analysis } from './analysis';
import { fulfilment } from './fulfilment';

export const module: FeatureModule = (services) => {
  const figures = analysis(services);
  const orders = fulfilment(services);
  return {
    dueWork: [figureMerge(services.db)],
    routes: (app) => {
      serve(app, viewAnalysis, ({ year }, caller) => figures.view(caller, year));
      serve(app, viewFulfilment, ({ year }, caller) => orders.view(caller, year));
    },
  };
};
