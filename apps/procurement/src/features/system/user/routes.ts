import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  views: {
    'system/UserList': async () => ({ default: (await import('./UserListPage')).UserListPage }),
    'system/AddressList': async () => ({ default: (await import('./address-list/AddressListPage')).AddressListPage }),
  },
};
