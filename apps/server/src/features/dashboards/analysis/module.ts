import { viewAnalysis, viewFulfilment } from '@gezi/domain';
import type { FeatureModule } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { figureMerge } from '../shared/figureSums';
import { analysis } from './analysis';
import { fulfilment } from './fulfilment';

export const module: FeatureModule = (services) => {
  const { replicas } = services;
  return {
    dueWork: [figureMerge(services.db)],
    routes: (app) => {
      serve(app, viewAnalysis, ({ year }, caller) =>
        replicas.read(caller, (db) => analysis({ ...services, db }).view(caller, year)),
      );
      serve(app, viewFulfilment, ({ year }, caller) =>
        replicas.read(caller, (db) => fulfilment({ ...services, db }).view(caller, year)),
      );
    },
  };
};
