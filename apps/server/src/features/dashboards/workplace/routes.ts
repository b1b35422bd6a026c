import { listTodos, viewWorkplace } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { workplace } from './workplace';

/** Work that waits for the caller, of all features that offer some, and the caller's page to start from. */
export function workplaceRoutes(app: FastifyInstance, services: Services): void {
  const { todos, view } = workplace(services);
  serve(app, listTodos, (_input, caller) => todos(caller));
  serve(app, viewWorkplace, (_input, caller) => view(caller));
}
