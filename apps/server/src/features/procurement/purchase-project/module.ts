import type { FeatureModule } from '../../../FeatureModule';
import { purchaseInfo } from '../../../platform/db';
import { documentFiles } from '../../../records/documents/documentFiles';
import { projectClock } from './projectClock';
import { PROJECT_FILES, PROJECT_PAGE } from './projectKind';
import { projects } from './projects';
import { projectScope } from './projectScope';
import { projectTodos } from './projectTodos';
import { projectRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const found = projects(services);
  return {
    routes: (app) => projectRoutes(app, services, found),
    dueWork: projectClock(services, found),
    searches: [{ kind: 'project', page: 'purchase/ProjectView', find: found.find }],
    todos: projectTodos(services.db, found.records.scope),
    fileReaders: {
      [PROJECT_FILES]: documentFiles(services, { table: purchaseInfo, scope: projectScope, page: PROJECT_PAGE }),
    },
  };
};
