import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../Services';
import { editorRoutes } from './adminRoutes';
import { visitorRoutes } from './visitorRoutes';

/** The public site: what it shows, and what its editors keep. */
export function portalRoutes(app: FastifyInstance, services: Services): void {
  visitorRoutes(app, services);
  editorRoutes(app, services);
}
