import type { FeatureModule } from '../../../FeatureModule';
import { PROJECT_FILES } from '../shared/projects/projectKind';
import { linkedProjects } from './linkedProjects';
import { projectAwards } from './projectAwards';
import { projectClock } from './projectClock';
import { projectFiles } from './projectFiles';
import { projects } from './projects';
import { projectTodos } from './projectTodos';
import { projectRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const found = projects(services);
  const clock = projectClock(services, found);
  return {
    routes: (app) => projectRoutes(app, services, found),
    awardSources: { purchaseProject: projectAwards(services, found) },
    dueWork: clock.dueWork,
    jobs: clock.jobs,
    searches: [{ kind: 'project', page: 'purchase/ProjectView', find: found.find }],
    linkedKinds: { project: linkedProjects(services, found.records.scope) },
    businesses: { project: found.business },
    todos: projectTodos(services.db, found.records.scope),
    fileReaders: { [PROJECT_FILES]: projectFiles(services) },
  };
};
