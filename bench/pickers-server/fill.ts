// Creates the demo data and, in its first tenant, 100,000 users in 5,000 departments: tsx fill.ts [users]
// [departments],
// in the database of DATABASE_URL or DATA_DIR. The users cannot sign in.
import {
  bulkInsert,
  migrate,
  databaseLocation,
  openDb,
  sysDepart,
  sysUser,
  sysUserDepart,
  sysUserTenant,
} from '../../apps/server/src/platform/db';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { seedDemo } from '../../apps/server/src/seed';
import type { DepartmentNode } from '../../packages/client/src';
import { makeCompany } from '../../packages/pickers/src/testing/company';

const USERS = Number(process.argv[2] ?? 100_000);
const DEPARTS = Number(process.argv[3] ?? 5_000);
const TENANT = 1;
/** Second characters of given names, to get thousands of distinct names, as among real users. */
const SECOND = Array.from('国建文志晓海春雪玉金秀德成永家俊思雨梓子');

const { DATABASE_URL, DATA_DIR = '' } = process.env;
const db = await openDb(databaseLocation({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR }));
await migrate(db);
await seedDemo(db, {
  secrets: secretBox('a secret of benchmarks only, long enough'),
  today: new Date('2026-03-16T10:00:00+08:00'),
});

const company = makeCompany({ users: USERS, departs: DEPARTS });
const departs = flat(company.departs);
await db.transaction(
  () =>
    bulkInsert(
      db,
      sysDepart,
      departs.map(({ id, parentId, departName, orgCode }, nth) => ({
        id: `bench-${id}`,
        parentId: parentId ? `bench-${parentId}` : '',
        departName,
        departOrder: nth,
        // Distinct from the codes of the demo data.
        orgCode: `Z${orgCode}`,
        orgCategory: parentId ? '2' : '1',
        tenantId: TENANT,
      })),
    ),
  { patient: true },
);
const users = company.users.map((user, nth) => ({
  ...user,
  id: `bench-${user.id}`,
  realname: user.realname[0]! + SECOND[Math.floor(nth / 400) % SECOND.length]! + user.realname.slice(1),
}));
for (let from = 0; from < users.length; from += 5_000) {
  const some = users.slice(from, from + 5_000);
  await db.transaction(
    async () => {
      await bulkInsert(
        db,
        sysUser,
        some.map(({ id, username, realname, sex, createTime }, nth) => ({
          id,
          username,
          realname,
          sex: sex ?? null,
          phone: `199${String(from + nth).padStart(8, '0')}`,
          password: '-',
          tenantId: TENANT,
          createTime,
          updateTime: createTime,
        })),
      );
      await bulkInsert(
        db,
        sysUserTenant,
        some.map(({ id }) => ({ userId: id, tenantId: TENANT })),
      );
      await bulkInsert(
        db,
        sysUserDepart,
        some.map(({ id, departId }) => ({ userId: id, departId: `bench-${departId}` })),
      );
    },
    { patient: true },
  );
}
await db.maintain();
await db.close();

function flat(nodes: readonly DepartmentNode[]): DepartmentNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}
