import type { RouteObject } from 'react-router';
import type { FeatureRoutes } from '../../../FeatureRoutes';
import type * as WrittenPages from './WrittenPage';

export const routes: FeatureRoutes = {
  /** The public site in its own layout; every page is a separate chunk. */
  pages: () => [
    {
      lazy: async () => ({ Component: (await import('./SiteLayout')).SiteLayout }),
      children: [
        { path: '/home', lazy: async () => ({ Component: (await import('./home/HomePage')).HomePage }) },
        ...(['about', 'aboutus'] as const).map((path) => written(`/${path}`, 'AboutPage')),
        written('/joinus', 'JoinPage'),
        written('/platformintro', 'PlatformPage'),
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
  ],
  whitelist: {
    paths: ['/service', '/about', '/contact', '/platformintro', '/news'],
    prefixes: ['/news/detail/', '/protocol/'],
  },
  views: {
    'portal/HelpList': async () => ({ default: (await import('./administration/help/HelpListPage')).HelpListPage }),
    'portal/NewsList': async () => ({ default: (await import('./administration/news/NewsListPage')).NewsListPage }),
    'portal/PageList': async () => ({ default: (await import('./administration/page/PageListPage')).PageListPage }),
    'portal/ProtocolList': async () => ({
      default: (await import('./administration/protocol/ProtocolListPage')).ProtocolListPage,
    }),
  },
};

function written(path: string, name: keyof typeof WrittenPages): RouteObject {
  return { path, lazy: async () => ({ Component: (await import('./WrittenPage'))[name] }) };
}
