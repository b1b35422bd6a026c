import { listTodos } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';

/** Work that waits for the caller, of all features that offer some. */
export function workplaceRoutes(app: FastifyInstance, { db, todoKinds }: Services): void {
  serve(app, listTodos, async (_input, caller) => {
    const counted = await Promise.all(
      todoKinds.map(async ({ code, permission, title, path, count }) => ({
        code,
        title: title(),
        path,
        count: (await hasPermission(db, caller, permission)) ? await count(caller) : 0,
      })),
    );
    return counted.filter(({ count }) => count > 0);
  });
}
