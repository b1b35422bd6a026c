import {
  addExecutorChange,
  approveExecutorChange,
  deleteExecutorChange,
  deleteExecutorChanges,
  editExecutorChange,
  listExecutorChanges,
  rejectExecutorChange,
  viewExecutorChange,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveWrites } from '../../../records/lists/serveWrites';
import type { executorChanges } from './executorChanges';
import { executorChangeTexts } from './texts';

const DECISIONS = [
  ['approve', approveExecutorChange],
  ['reject', rejectExecutorChange],
] as const;

export function executorChangeRoutes(
  app: FastifyInstance,
  services: Services,
  found: ReturnType<typeof executorChanges>,
): void {
  serve(app, listExecutorChanges, (request, caller) => found.list(caller, request));
  serve(app, viewExecutorChange, ({ id }, caller) => found.view(caller, id));
  serveWrite(app, services, () => executorChangeTexts.added, addExecutorChange, found.add);
  serveWrites(app, services, {
    edit: [editExecutorChange, found.edit],
    remove: [deleteExecutorChange, deleteExecutorChanges, found.remove],
  });
  for (const [action, endpoint] of DECISIONS) {
    serveWrite(
      app,
      services,
      () => executorChangeTexts.done[action],
      endpoint,
      (caller, input, logChange) => found.decide(caller, action, input, logChange),
    );
  }
}
