import { auditStatus } from '@gezi/domain';
import { bulkInsert, customerInfo, sysUser, sysUserRole, type Database } from '../platform/db';
import { demoCustomers, type CustomerSeed } from './data/customers';
import { creditCode } from './make/creditCode';
import { calendarOf, type Calendar } from './make/calendar';
import { seedId } from './seedId';
import { roleId } from './seedReference';

/** Tenant through whose site they registered. */
const HOST_TENANT = 1;
/** Number of the first applicant's account, after the demo users. */
const FIRST_USER = 201;

/** User status by audit status; default 0, waiting for approval. */
const userStatus: Readonly<Record<string, number>> = { [auditStatus.again]: -1, [auditStatus.voided]: 2 };

/** Seeds registered purchasing organisations and their applicants, who have no tenant yet. */
export async function seedCustomers(db: Database, passwordHash: string, today: Date): Promise<void> {
  const calendar = calendarOf(today);
  const rows = demoCustomers.map((seed, at) => ({ seed, made: madeOf(seed, at + 1, calendar) }));
  const applicants = rows.filter(({ seed }) => seed.tenant === undefined);
  await bulkInsert(
    db,
    sysUser,
    applicants.map(({ seed, made }) => ({
      id: made.userId,
      username: seed.username,
      realname: seed.linkman,
      password: passwordHash,
      sex: seed.sex,
      email: made.email,
      phone: made.mobile,
      status: userStatus[seed.auditStatus] ?? 0,
      delFlag: 0,
      userIdentity: 1,
      activitiSync: 1,
      userType: 'buyer',
      company: seed.name,
      createBy: seed.username,
      createTime: made.createTime,
      updateTime: made.createTime,
      tenantId: 0,
    })),
  );
  await bulkInsert(
    db,
    sysUserRole,
    applicants.map(({ made }) => ({ userId: made.userId, tenantId: 0, roleId: roleId('register') })),
  );
  await bulkInsert(
    db,
    customerInfo,
    rows.map(({ seed, made }) => ({
      id: made.id,
      name: seed.name,
      creditCode: made.creditCode,
      linkman: seed.linkman,
      mobile: made.mobile,
      email: made.email,
      industry: seed.industry,
      address: seed.address,
      auditStatus: seed.auditStatus,
      auditOpinion: seed.auditOpinion ?? null,
      tenantIdCreated: seed.tenant ?? null,
      username: seed.username,
      createBy: seed.username,
      createTime: made.createTime,
      updateTime: seed.auditStatus === auditStatus.waiting ? made.createTime : calendar.later(made.createTime, 26),
      tenantId: HOST_TENANT,
    })),
  );
}

const madeOf = ({ username, region, registered }: CustomerSeed, number: number, calendar: Calendar) => ({
  id: seedId('customer', number),
  userId: seedId('user', FIRST_USER + number),
  creditCode: creditCode(region, 5_000_000 + number * 811),
  mobile: `1370000${String(2000 + number)}`,
  email: `${username}@unit.example`,
  createTime: calendar.past(registered, 9 + (number % 7)),
});
