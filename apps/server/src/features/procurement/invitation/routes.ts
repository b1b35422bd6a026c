import {
  acceptInvite,
  addInvites,
  declineInvite,
  listInvites,
  listSources,
  registerForSource,
  remindInvites,
  viewSource,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import type { invites } from './invites';
import type { sources } from './sources';
import { inviteTexts } from './texts';

export function inviteRoutes(
  app: FastifyInstance,
  services: Services,
  found: ReturnType<typeof invites>,
  hall: ReturnType<typeof sources>,
): void {
  serve(app, listInvites, (request, caller) => found.list(caller, request));
  serveWrite(app, services, () => inviteTexts.done.add, addInvites, found.add);
  serveWrite(app, services, () => inviteTexts.done.remind, remindInvites, found.remind);
  serveWrite(
    app,
    services,
    () => inviteTexts.done.accept,
    acceptInvite,
    (...call) => found.answer('accept', ...call),
  );
  serveWrite(
    app,
    services,
    () => inviteTexts.done.decline,
    declineInvite,
    (...call) => found.answer('decline', ...call),
  );

  serve(app, listSources, (request, caller) => hall.list(caller, request));
  serve(app, viewSource, ({ id }, caller) => hall.view(caller, id));
  serveWrite(app, services, () => inviteTexts.done.register, registerForSource, hall.register);
}
