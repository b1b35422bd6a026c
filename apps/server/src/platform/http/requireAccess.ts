import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Prevents the start of a server with a route that declares no access. Register it before any route.
 */
export function requireAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', async () => {
    const open = routes.filter(({ config }) => !config?.access);
    if (open.length > 0) {
      throw new Error(
        `Routes without declared access: ${open.map(({ method, url }) => `${String(method)} ${url}`).join(', ')}`,
      );
    }
  });
}
