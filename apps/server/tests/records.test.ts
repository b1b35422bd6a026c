import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  sysCheckRule,
  sysDataSource,
  sysDepartRole,
  sysFormTemplate,
  sysQuartzJob,
  sysRole,
  sysRoleIndex,
  sysRolePermission,
  sysSavedQuery,
} from '../src/platform/db';
import { makeFeatureRecords } from './support/allEndpointTests';
import { endpoints } from './support/endpoints';
import { ask } from './support/records/ask';
import { makeConfigurationRecords } from './support/records/makeConfigurationRecords';
import { makeFormRecords } from './support/records/makeFormRecords';
import { makePeopleRecords } from './support/records/makePeopleRecords';
import { makePickedRecords } from './support/records/makePickedRecords';
import { makeNoticeRecords } from './support/records/makeNoticeRecords';
import { makePortalRecords } from './support/records/makePortalRecords';
import { makeRecords } from './support/records/makeRecords';
import { makeRightsRecords } from './support/records/makeRightsRecords';
import { makeWorkRecords } from './support/records/makeWorkRecords';
import { reachOf, type Reach } from './support/records/reachOf';
import { recordsOfCalls } from './support/records/recordsOfCalls';
import { HERE, USERS, type User } from './support/records/users';
import { RIGHTS, type Role } from './support/rights';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

let server: TestServer;
let untouched: Awaited<ReturnType<typeof unreachableRows>>;
const callers = {} as Record<User, TestCaller>;
beforeAll(async () => {
  server = await startTestServer();
  for (const user of USERS) callers[user] = await server.as(user, { tenant: HERE.includes(user) ? 1 : 2 });
  await makeRecords(server);
  await makeNoticeRecords(server);
  await makePortalRecords(server);
  await makeFormRecords(server);
  await makePickedRecords(server);
  await makeRightsRecords(server);
  await makePeopleRecords(server);
  await makeWorkRecords(server, callers);
  await makeConfigurationRecords(server);
  await makeFeatureRecords(server);
  untouched = await unreachableRows();
});
afterAll(() => server.close());

test('the table knows every endpoint', () => {
  expect(Object.keys(recordsOfCalls).sort()).toEqual(Object.keys(endpoints).sort());
});

describe.each(
  Object.entries(recordsOfCalls).flatMap(([name, lines]) => (lines === 'no record' ? [] : [[name, lines] as const])),
)('%s', (name, lines) => {
  test.each(lines.map((one) => [one.record, one] as const))(
    '%s',
    async (_record, { input, reached, forbiddenTo = [] }) => {
      const results: [User, Reach][] = [];
      for (const user of USERS) {
        const caller = callers[user];
        results.push([user, reachOf(name, await ask(caller, name, input(caller)))]);
      }
      // Callers without the permission get 403; others get "not found" for records of others.
      const kept = (user: User): Reach => (mayCall(name, user) && !forbiddenTo.includes(user) ? 'absent' : 'forbidden');
      expect(results).toEqual(USERS.map((user) => [user, reached.includes(user) ? 'reached' : kept(user)]));
    },
  );
});

test('records that nobody reached are unchanged', async () => {
  expect(await unreachableRows()).toEqual(untouched);
});

/** By the table of rights; all users of tenant 2 are its purchasing manager. */
function mayCall(name: string, user: User): boolean {
  const right = RIGHTS[name]!;
  const role: Role = user === 'jb_manager' || user === 'jb_liaison' ? 'manager' : user;
  return 'open' in right || right.users.includes(role);
}

/** Rows that no caller may read or change. */
async function unreachableRows() {
  const { orm } = server.db;
  return {
    jobs: await orm.select().from(sysQuartzJob).where(like(sysQuartzJob.id, 'foreign-job%')).orderBy(sysQuartzJob.id),
    queries: await orm.select().from(sysSavedQuery).where(eq(sysSavedQuery.id, 'their-query')),
    templates: await orm.select().from(sysFormTemplate).where(eq(sysFormTemplate.id, 'their-template')),
    roles: await orm.select().from(sysRole).where(like(sysRole.id, 'foreign-role%')).orderBy(sysRole.id),
    indexes: await orm
      .select()
      .from(sysRoleIndex)
      .where(like(sysRoleIndex.id, 'foreign-index%'))
      .orderBy(sysRoleIndex.id),
    departRoles: await orm
      .select()
      .from(sysDepartRole)
      .where(like(sysDepartRole.id, 'foreign-%'))
      .orderBy(sysDepartRole.id),
    rules: await orm.select().from(sysCheckRule).where(like(sysCheckRule.id, 'foreign-rule%')).orderBy(sysCheckRule.id),
    sources: await orm
      .select()
      .from(sysDataSource)
      .where(like(sysDataSource.id, 'foreign-source%'))
      .orderBy(sysDataSource.id),
    grants: await orm.select().from(sysRolePermission).where(eq(sysRolePermission.roleId, 'foreign-role')),
  };
}
