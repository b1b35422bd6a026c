import { getMultiUser, listRoleUsers, listUsers, queryUserComponentData, selectSelfDepartUser } from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve';
import { splitList } from '../../crud/parseFieldCondition';
import type { Services } from '../../Services';
import { createNameSearch } from './createNameSearch';
import { userStore } from './store';

export function userRoutes(app: FastifyInstance, { db, clock }: Services): void {
  const store = userStore(db);
  const nameSearch = createNameSearch(db, clock);

  serve(app, selectSelfDepartUser, ({ name = '', ...request }, { tenantId, orgCode }) =>
    store.ofDepartment(tenantId, orgCode, name, request),
  );

  serve(app, queryUserComponentData, async ({ departId = '', username, ...request }, { tenantId }) => {
    const search = searchOf(username);
    if (search === undefined) return store.ofTenant(tenantId, departId, { ...request, username });
    const names = await nameSearch.byPinyin(tenantId, search);
    return store.ofTenant(tenantId, departId, request, { part: search, names });
  });

  serve(app, listUsers, (request, { tenantId }) => store.normal(tenantId, request));

  serve(app, getMultiUser, async ({ username, id = '' }, { tenantId }) =>
    username === undefined
      ? store.named(tenantId, 'id', splitList(id))
      : store.named(tenantId, 'username', splitList(username)),
  );

  serve(app, listRoleUsers, ({ roleId, ...request }, { tenantId }) => store.ofRole(tenantId, roleId, request));
}

/** What a search box of a picker holds, which comes as `*part*`. */
const searchOf = (username: string | undefined): string | undefined =>
  /^\*([^*]+)\*$/.exec(username?.trim() ?? '')?.[1]?.trim();
