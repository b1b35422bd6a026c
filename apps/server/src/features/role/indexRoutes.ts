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
import { noting } from '../../audit/noting';
import { Said } from '../../http/envelope';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { texts } from '../../texts';
import { roleIndexes } from './indexes';

/** Landing pages of roles. */
export function roleIndexRoutes(app: FastifyInstance, services: Services): void {
  const { list, view, ofRole, add, edit, remove, setDefault } = roleIndexes(services);
  const noted = noting(services.audit);

  serve(app, listRoleIndexes, (request, caller) => list(caller, request));
  serve(app, viewRoleIndex, ({ id }, caller) => view(caller, id));
  serve(app, queryRoleIndex, ({ roleCode }, caller) => ofRole(caller, roleCode));
  serve(app, queryDefaultIndex, (_input, caller) => ofRole(caller, DEFAULT_INDEX));
  serve(
    app,
    addRoleIndex,
    async (input, caller, at) => new Said(texts.added, await add(caller, input, noted(caller, at))),
  );
  serve(
    app,
    editRoleIndex,
    async (input, caller, at) => new Said(texts.edited, await edit(caller, input, noted(caller, at))),
  );
  serve(
    app,
    deleteRoleIndex,
    async ({ id }, caller, at) => new Said(texts.deleted, await remove(caller, id, noted(caller, at))),
  );
  serve(
    app,
    deleteRoleIndexes,
    async ({ ids }, caller, at) => new Said(texts.deleted, await remove(caller, ids, noted(caller, at))),
  );
  serve(app, updateDefaultIndex, async ({ url, component, isRoute }, caller, at) => {
    await setDefault(caller, { url, component, route: isRoute }, noted(caller, at));
    return new Said(texts.saved, null);
  });
}
