import type { FeatureModule } from '../../../FeatureModule';
import { userAdminRoutes } from './adminRoutes';
import { searchUsers } from './searchUsers';
import { pictureFiles } from './pictureFiles';
import { userRoutes } from './routes';
import { userStore } from './store';
import { userDictTable } from './userDictTable';

export const module: FeatureModule = (services) => {
  const store = userStore(services.db, services.people);
  return {
    routes(app) {
      userRoutes(app, services);
      userAdminRoutes(app, services);
    },
    searches: [
      { kind: 'user', page: 'system/UserList', find: (caller, ...args) => searchUsers(store, caller, ...args) },
    ],
    dictTables: { sysUser: userDictTable },
    fileReaders: { avatar: pictureFiles(services) },
  };
};
