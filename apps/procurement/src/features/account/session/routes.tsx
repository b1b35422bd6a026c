import { Navigate } from 'react-router';
import type { FeatureRoutes } from '../../../FeatureRoutes';

/** Pages for signing in and registering. */
export const routes: FeatureRoutes = {
  pages: (openClient) => [
    { path: '/', lazy: async () => ({ Component: (await import('./RootRedirect')).RootRedirect }) },
    {
      path: '/user/login',
      lazy: async () => {
        const { LoginPage } = await import('./LoginPage');
        return { element: <LoginPage openClient={openClient} /> };
      },
    },
    { path: '/user/register', lazy: async () => ({ Component: (await import('./RegisterPage')).RegisterPage }) },
    {
      path: '/user/register-result',
      lazy: async () => ({ Component: (await import('./RegisterResultPage')).RegisterResultPage }),
    },
    { path: '/user/alteration', lazy: async () => ({ Component: (await import('./AlterationPage')).AlterationPage }) },
    { path: '/oauth2-app', element: <Navigate to="/oauth2-app/login" replace /> },
    {
      path: '/oauth2-app/login',
      lazy: async () => {
        const { ThirdLandingPage } = await import('./ThirdLandingPage');
        return { element: <ThirdLandingPage openClient={openClient} /> };
      },
    },
  ],
  whitelist: { paths: ['/oauth2-app', '/oauth2-app/login'], prefixes: [] },
};
