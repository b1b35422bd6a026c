import type { FeatureRoutes } from '../FeatureRoutes';

const modules = import.meta.glob<FeatureRoutes>('../features/*/*/routes.{ts,tsx}', { eager: true, import: 'routes' });
const features = Object.values(modules);

/** Pages of the main layout, keyed by the component key of the server's menu; each is a separate chunk. */
export const views: NonNullable<FeatureRoutes['views']> = Object.assign(
  { 'dashboard/Analysis': async () => ({ default: (await import('./HomePage')).HomePage }) },
  ...features.map((feature) => feature.views),
);

/** Pages of the main layout that every signed-in user can open without a menu entry. */
export const staticRoutes = features.flatMap(({ menu = [] }) => menu);

/** Pages outside the main layout. */
export const publicRoutes: NonNullable<FeatureRoutes['pages']> = (openClient) =>
  features.flatMap(({ pages }) => pages?.(openClient) ?? []);

/** Paths that visitors may open, in addition to the platform's list (P§2). */
export const whitelist = {
  paths: features.flatMap((feature) => feature.whitelist?.paths ?? []),
  prefixes: features.flatMap((feature) => feature.whitelist?.prefixes ?? []),
};
