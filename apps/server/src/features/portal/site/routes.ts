import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { siteAdminRoutes } from './adminRoutes';
import { visitorRoutes } from './visitorRoutes';

/** The public site: endpoints for visitors and editors. */
export function siteRoutes(app: FastifyInstance, services: Services): void {
  visitorRoutes(app, services);
  siteAdminRoutes(app, services);
}
