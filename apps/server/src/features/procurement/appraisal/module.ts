import type { FeatureModule } from '../../../FeatureModule';
import { appraisalTodos } from './appraisalTodos';
import { appraisalRoutes } from './routes';
import { scoreFiles } from './scoreFiles';
import { SCORE_FILES } from './scoreStore';
import { expertTasks } from './tasks';

export const module: FeatureModule = (services) => {
  const tasks = expertTasks(services);
  return {
    routes: (app) => appraisalRoutes(app, services, tasks),
    todos: appraisalTodos(tasks),
    fileReaders: { [SCORE_FILES]: scoreFiles(services, tasks) },
  };
};
