import {
  getMultiUser,
  listAllUsers,
  listRoleUsers,
  listUsers,
  queryChildrenOfUser,
  queryUserComponentData,
  queryUsersByIds,
  queryUsersOfDepartment,
  selectSelfDepartUser,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import { MAX_PAGE_SIZE } from '../../../platform/query/listSize';
import { splitList } from '../../../platform/query/parseFieldCondition';
import { refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { peopleSearch, type PeopleRequest } from '../../../identity/people/peopleSearch';
import { authority } from '../../../identity/rights/authority';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import { accountStore } from './accountStore';
import { userStore } from './store';

/** Value of `userIdentity` for superiors. */
const SUPERIOR = 2;

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, people } = services;
  const store = userStore(db, people);
  const accountService = accountStore(services);
  const users = userReader(db, clock);
  const { administersAll } = authority(db);
  /** Whether to query the database: lists without a search do not wait until the memory index is loaded. */
  const mustUseDatabase = (tenantId: number, { isSearch }: PeopleRequest) => !people.isLoaded(tenantId) && !isSearch;

  serve(app, selectSelfDepartUser, ({ name = '', ...request }, { tenantId, orgCode }) =>
    store.ofDepartment(tenantId, orgCode, name, request),
  );

  serve(app, queryUserComponentData, ({ departId = '', ...request }, { tenantId }) => {
    const peopleRequest = peopleSearch({ ...request, departId });
    if (!peopleRequest || mustUseDatabase(tenantId, peopleRequest)) return store.ofTenant(tenantId, departId, request);
    // The search box of a picker searches usernames, names and their pinyin.
    const { username: anywhere, ...search } = peopleRequest.search;
    return store.search(tenantId, { ...peopleRequest, search: { ...search, anywhere } });
  });

  serve(app, listUsers, async ({ departId, code, ...request }, caller) => {
    const { tenantId } = caller;
    if (await hasPermission(db, caller, 'system:user:list'))
      return accountService.list(caller, { ...request, departId, code });
    const peopleRequest = peopleSearch(request);
    return !peopleRequest || mustUseDatabase(tenantId, peopleRequest)
      ? store.listActive(tenantId, request)
      : store.searchActive(tenantId, peopleRequest);
  });

  serve(app, listAllUsers, async (request, caller) =>
    accountService.list(caller, request, await administersAll(caller.userId)),
  );

  serve(app, queryChildrenOfUser, async ({ userId }, { tenantId }) => {
    const [sysUser] = await store.findByValues(tenantId, 'id', [userId]);
    if (!sysUser) throw refuse(texts.notFound, 'userId');
    const { userIdentity, departIds } = (await users.byId(userId))!;
    const departsLed = userIdentity === SUPERIOR ? splitList(departIds ?? '') : [];
    if (departsLed.length === 0) return { sysUser, children: [] };
    const { records } = await store.ofTenant(tenantId, departsLed.join(','), { pageSize: MAX_PAGE_SIZE });
    return { sysUser, children: records.filter(({ id }) => id !== userId) };
  });

  serve(app, getMultiUser, async ({ username, id = '' }, { tenantId }) =>
    username === undefined
      ? store.findByValues(tenantId, 'id', splitList(id))
      : store.findByValues(tenantId, 'username', splitList(username)),
  );

  serve(app, queryUsersByIds, ({ userIds }, { tenantId }) => store.findByValues(tenantId, 'id', splitList(userIds)));

  serve(app, queryUsersOfDepartment, async ({ id, realname }, { tenantId }) => {
    const part = realname?.trim().replaceAll('*', '');
    const request = { pageSize: MAX_PAGE_SIZE, realname: part && `*${part}*` };
    return (await store.ofTenant(tenantId, id, request)).records;
  });

  serve(app, listRoleUsers, ({ roleId, ...request }, { tenantId }) => store.ofRole(tenantId, roleId, request));
}
