import { Navigate, type RouteObject } from 'react-router';
import type { OpenClient } from './useSignIn';

/** Pages for people who are not signed in. @param openClient makes a client on a session of its own */
export const sessionRoutes = (openClient: OpenClient): RouteObject[] => [
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
];
