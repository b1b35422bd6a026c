import {
  acceptInvite,
  addInvites,
  declineInvite,
  exportInvites,
  exportSources,
  inviteFields,
  listInvites,
  listSources,
  registerForSource,
  remindInvites,
  sourceFields,
  viewSource,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { serve } from '../../../platform/http/serve';
import { serveWrite } from '../../../records/lists/serveWrite';
import { listSheet } from '../../../records/workbooks/listSheet';
import { serveExport } from '../../../records/workbooks/serveExport';
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
  const { sheet } = inviteTexts;
  const invitesSheet = listSheet(services, { title: () => sheet.invites, fields: inviteFields, list: found.list });
  serveExport(app, services, exportInvites, invitesSheet);
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
  const hallSheet = listSheet(services, { title: () => sheet.sources, fields: sourceFields, list: hall.list });
  serveExport(app, services, exportSources, hallSheet);
  serve(app, viewSource, ({ id }, caller) => hall.view(caller, id));
  serveWrite(app, services, () => inviteTexts.done.register, registerForSource, hall.register);
}
