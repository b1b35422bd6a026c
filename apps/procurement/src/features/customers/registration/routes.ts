import type { FeatureRoutes } from '../../../FeatureRoutes';

export const routes: FeatureRoutes = {
  pages: () => [
    {
      path: '/user/client/register',
      lazy: async () => ({ Component: (await import('./ClientRegisterPage')).ClientRegisterPage }),
    },
  ],
};
