import type { ViewLoader } from '@gezi/admin-shell';
import type { RouteObject } from 'react-router';

export const customerRegistrationRoutes: RouteObject[] = [
  {
    path: '/user/client/register',
    lazy: async () => ({ Component: (await import('./ClientRegisterPage')).ClientRegisterPage }),
  },
];

export const customerRegistrationViews: Record<string, ViewLoader> = {
  'customer/CustomerInfoList': async () => ({ default: (await import('./CustomerAuditPage')).CustomerAuditPage }),
};
