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
import { holds } from '../../../identity/sessions/holds';
import { texts } from '../../../platform/texts';
import { userReader } from '../../../identity/users/userInfo';
import { accountStore } from './accountStore';
import { userStore } from './store';

/** userIdentity. */
const SUPERIOR = 2;

export function userRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, people } = services;
  const store = userStore(db, people);
  const kept = accountStore(services);
  const users = userReader(db, clock);
  const { administersAll } = authority(db);
  /** A list without a search does not wait for everybody to be read: the database has it. */
  const mustWait = (tenantId: number, { isSearch }: PeopleRequest) => !people.areHere(tenantId) && !isSearch;

  serve(app, selectSelfDepartUser, ({ name = '', ...request }, { tenantId, orgCode }) =>
    store.ofDepartment(tenantId, orgCode, name, request),
  );

  serve(app, queryUserComponentData, ({ departId = '', ...request }, { tenantId }) => {
    const wanted = peopleSearch({ ...request, departId });
    if (!wanted || mustWait(tenantId, wanted)) return store.ofTenant(tenantId, departId, request);
    // The one box of a picker searches accounts, names and their pinyin.
    const { username: anywhere, ...search } = wanted.search;
    return store.found(tenantId, { ...wanted, search: { ...search, anywhere } });
  });

  serve(app, listUsers, async ({ departId, code, ...request }, caller) => {
    const { tenantId } = caller;
    if (await holds(db, caller, 'system:user:list')) return kept.list(caller, { ...request, departId, code });
    const wanted = peopleSearch(request);
    return !wanted || mustWait(tenantId, wanted)
      ? store.normal(tenantId, request)
      : store.foundNormal(tenantId, wanted);
  });

  serve(app, listAllUsers, async (request, caller) => kept.list(caller, request, await administersAll(caller.userId)));

  serve(app, queryChildrenOfUser, async ({ userId }, { tenantId }) => {
    const [sysUser] = await store.named(tenantId, 'id', [userId]);
    if (!sysUser) throw refuse(texts.notFound, 'userId');
    const { userIdentity, departIds } = (await users.byId(userId))!;
    const led = userIdentity === SUPERIOR ? splitList(departIds ?? '') : [];
    if (led.length === 0) return { sysUser, children: [] };
    const { records } = await store.ofTenant(tenantId, led.join(','), { pageSize: MAX_PAGE_SIZE });
    return { sysUser, children: records.filter(({ id }) => id !== userId) };
  });

  serve(app, getMultiUser, async ({ username, id = '' }, { tenantId }) =>
    username === undefined
      ? store.named(tenantId, 'id', splitList(id))
      : store.named(tenantId, 'username', splitList(username)),
  );

  serve(app, queryUsersByIds, ({ userIds }, { tenantId }) => store.named(tenantId, 'id', splitList(userIds)));

  serve(app, queryUsersOfDepartment, async ({ id, realname }, { tenantId }) => {
    const part = realname?.trim().replaceAll('*', '');
    const request = { pageSize: MAX_PAGE_SIZE, realname: part && `*${part}*` };
    return (await store.ofTenant(tenantId, id, request)).records;
  });

  serve(app, listRoleUsers, ({ roleId, ...request }, { tenantId }) => store.ofRole(tenantId, roleId, request));
}
