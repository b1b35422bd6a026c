import type { RouteObject } from 'react-router';
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
];
