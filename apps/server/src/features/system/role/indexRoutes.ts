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
import { serveKept } from '../../../records/lists/serveKept';
import { serveNoted } from '../../../records/lists/serveNoted';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { roleIndexes } from './indexes';

/** Landing pages of roles. */
export function roleIndexRoutes(app: FastifyInstance, services: Services): void {
  const { list, view, ofRole, add, edit, remove, setDefault } = roleIndexes(services);

  serve(app, listRoleIndexes, (request, caller) => list(caller, request));
  serve(app, viewRoleIndex, ({ id }, caller) => view(caller, id));
  serve(app, queryRoleIndex, ({ roleCode }, caller) => ofRole(caller, roleCode));
  serve(app, queryDefaultIndex, (_input, caller) => ofRole(caller, DEFAULT_INDEX));
  serveKept(app, services, {
    add: [addRoleIndex, add],
    edit: [editRoleIndex, edit],
    remove: [deleteRoleIndex, deleteRoleIndexes, remove],
  });
  serveNoted(app, services, texts.saved, updateDefaultIndex, (caller, { url, component, isRoute }, note) =>
    setDefault(caller, { url, component, route: isRoute }, note),
  );
}
