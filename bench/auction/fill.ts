// Creates the demo data and a running auction with bidders: tsx fill.ts <bidders>, in the database of DATABASE_URL.
// Prints {id, lines, bidders: [{userId, token}]} as JSON.
import {
  migrate,
  openDb,
  purchaseInfo,
  purchaseInvite,
  supplierInfo,
  sysUser,
  sysUserRole,
  sysUserTenant,
  tenderDetail,
  timeText,
  bulkInsert,
} from '../../apps/server/src/platform/db';
import { sessionStore } from '../../apps/server/src/identity/sessions/sessionStore';
import { secretBox } from '../../apps/server/src/platform/security/secretBox';
import { roleId, seedDemo } from '../../apps/server/src/seed';

const BIDDERS = Number(process.argv[2]);
const HOUR = 3_600_000;
const TENANT = { tenantId: 1 };
const ID = 'bench-auction';

const db = await openDb({ databaseUrl: process.env.DATABASE_URL ?? '' });
await migrate(db);
await seedDemo(db, { secrets: secretBox(process.env.SECRET_KEY ?? ''), today: new Date() });
const users = await db.orm.select().from(sysUser);
const named = (name: string) => users.find(({ username }) => username === name)!;

const bidders = Array.from({ length: BIDDERS }, (_, at) => `bench${at}`);
const suppliers = bidders.map((id, at) => ({
  id,
  name: `竞价供应商 ${at}`,
  creditCode: `91310115MB2K${String(at).padStart(6, '0')}`,
  linkman: '陈晓燕',
  mobile: '13800138000',
  auditStatus: '1',
  ...TENANT,
}));
const own = { phone: null, email: null, workNo: null, ...TENANT };
await bulkInsert(db, supplierInfo, suppliers);
await bulkInsert(
  db,
  sysUser,
  bidders.map((id) => ({ ...named('supplier'), ...own, id, username: id, supplierId: id })),
);
await bulkInsert(
  db,
  sysUserTenant,
  bidders.map((userId) => ({ userId, ...TENANT })),
);
await bulkInsert(
  db,
  sysUserRole,
  bidders.map((userId) => ({ userId, roleId: roleId('supplier'), ...TENANT })),
);
await db.orm.insert(purchaseInfo).values({
  id: ID,
  proNo: 'CG-BENCH',
  proName: '电缆竞价',
  departName: '设备部',
  applyUserId: named('purchaser').id,
  buyType: '4',
  contractType: '1',
  status: '4',
  minStep: '0',
  publishTime: timeText(Date.now() - HOUR),
  proStartTime: timeText(Date.now() - HOUR),
  proEndTime: timeText(Date.now() + HOUR),
  ...TENANT,
});
const lines = Array.from({ length: 10 }, (_, at) => `${ID}-${at}`);
await bulkInsert(
  db,
  tenderDetail,
  lines.map((id, at) => ({
    id,
    purchaseInfoId: ID,
    orderNum: at + 1,
    materialName: '电缆',
    unit: '米',
    actualCounts: '10',
    ...TENANT,
  })),
);
await bulkInsert(
  db,
  purchaseInvite,
  suppliers.map(({ id, name }, at) => ({
    id: `${ID}-i${at}`,
    purchaseInfoId: ID,
    supplierId: id,
    supplierName: name,
    inviteStatus: '1',
    orderNum: at + 1,
    ...TENANT,
  })),
);
const store = sessionStore(db, Date.now);
const sessions = [];
for (const id of bidders) {
  const user = { id, password: named('supplier').password };
  const session = await store.open(user, { ip: '127.0.0.1', userAgent: 'bench' });
  sessions.push({ userId: id, token: session!.token });
}
await db.close();
console.log(JSON.stringify({ id: ID, lines, bidders: sessions }));
