import type { FeatureModule } from '../../../FeatureModule';
import { supplierEvalRoutes } from './routes';
import { supplierEvals } from './supplierEvals';

export const module: FeatureModule = (services) => {
  const evals = supplierEvals(services);
  return {
    routes: (app) => supplierEvalRoutes(app, services, evals),
    dueWork: evals.dueWork,
    todos: evals.todos,
    linkedKinds: { evaluation: evals.linked },
  };
};
