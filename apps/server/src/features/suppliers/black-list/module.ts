import type { FeatureModule } from '../../../FeatureModule';
import { blackFiles } from './blackFiles';
import { BLACK_FILES, blackList } from './blackList';
import { blackListRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const entries = blackList(services);
  return {
    routes: (app) => blackListRoutes(app, services, entries),
    dueWork: entries.dueWork,
    fileReaders: { [BLACK_FILES]: blackFiles(services) },
  };
};
