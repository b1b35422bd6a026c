import {
  addRoleIndex,
  DEFAULT_INDEX,
  deleteRoleIndex,
  deleteRoleIndexes,
  editRoleIndex,
  listRoleIndexes,
  queryDefaultIndex,
  queryRoleIndex,
  updateDefaultIndex,
  viewRoleIndex,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serveWrites } from '../../../records/lists/serveWrites';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { roleIndexes } from './indexes';

/** Endpoints for the landing pages of roles. */
export function roleIndexRoutes(app: FastifyInstance, services: Services): void {
  const { list, view, ofRole, add, edit, remove, setDefault } = roleIndexes(services);

  serve(app, listRoleIndexes, (request, caller) => list(caller, request));
  serve(app, viewRoleIndex, ({ id }, caller) => view(caller, id));
  serve(app, queryRoleIndex, ({ roleCode }, caller) => ofRole(caller, roleCode));
  serve(app, queryDefaultIndex, (_input, caller) => ofRole(caller, DEFAULT_INDEX));
  serveWrites(app, services, {
    add: [addRoleIndex, add],
    edit: [editRoleIndex, edit],
    remove: [deleteRoleIndex, deleteRoleIndexes, remove],
  });
  serveWrite(
    app,
    services,
    () => texts.saved,
    updateDefaultIndex,
    (caller, { url, component, isRoute }, logChange) =>
      setDefault(caller, { url, component, route: isRoute }, logChange),
  );
}
