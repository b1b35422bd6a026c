import type { RouteObject } from 'react-router';

/** The public site in its own layout; every page is a script of its own. */
export const siteRoutes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./SiteLayout')).SiteLayout }),
    children: [
      { path: '/home', lazy: async () => ({ Component: (await import('./home/HomePage')).HomePage }) },
      ...(['about', 'aboutus'] as const).map((path) => written(`/${path}`, 'AboutPage')),
      written('/joinus', 'JoinPage'),
      written('/service', 'ServicePage'),
      written('/contact', 'ContactPage'),
      {
        path: '/projectintro',
        lazy: async () => ({ Component: (await import('./projects/ProjectListPage')).ProjectListPage }),
      },
      {
        path: '/projectintro/detail/:id',
        lazy: async () => ({ Component: (await import('./projects/ProjectPage')).ProjectPage }),
      },
      { path: '/news', lazy: async () => ({ Component: (await import('./news/NewsListPage')).NewsListPage }) },
      { path: '/news/detail/:id', lazy: async () => ({ Component: (await import('./news/NewsPage')).NewsPage }) },
      { path: '/helpdocument', lazy: async () => ({ Component: (await import('./help/HelpPage')).HelpPage }) },
      { path: '/protocol/:code', lazy: async () => ({ Component: (await import('./ProtocolPage')).ProtocolPage }) },
    ],
  },
];

function written(path: string, name: 'AboutPage' | 'JoinPage' | 'ServicePage' | 'ContactPage'): RouteObject {
  return { path, lazy: async () => ({ Component: (await import('./WrittenPage'))[name] }) };
}

/** What visitors may read beside the platform's own list (P§2). */
export const sitePaths = ['/service', '/about', '/contact', '/news'];
export const sitePrefixes = ['/news/detail/', '/protocol/'];
