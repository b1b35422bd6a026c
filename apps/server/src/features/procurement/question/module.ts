import type { FeatureModule } from '../../../FeatureModule';
import { questions } from './questions';
import { questionRoutes } from './routes';
import { questionTexts } from './texts';

export const module: FeatureModule = (services) => {
  const found = questions(services);
  return {
    routes: (app) => questionRoutes(app, services, found),
    todos: [
      {
        code: 'question-answer',
        permission: 'procurement:question:answer',
        title: () => questionTexts.toAnswer,
        path: '/purchase/list',
        count: found.countToAnswer,
      },
    ],
  };
};
