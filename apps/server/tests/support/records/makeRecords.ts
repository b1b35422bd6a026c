import { and, eq, notInArray } from 'drizzle-orm';
import {
  customerInfo,
  purchasePlan,
  supplierInfo,
  sysAnnouncement,
  sysDepart,
  sysFile,
  sysUser,
  sysUserAgent,
} from '../../../src/platform/db';
import type { TestServer } from '../startTestServer';
import { ids } from './ids';
import { USERS } from './users';

/** Creates the records that the lines use. */
export async function makeRecords({ db: { orm } }: TestServer): Promise<void> {
  const user = async (username: string) => (await orm.select().from(sysUser).where(eq(sysUser.username, username)))[0]!;
  const depart = async (name: string) => (await orm.select().from(sysDepart).where(eq(sysDepart.departName, name)))[0]!;
  const [declarer, purchaser, foreign] = [await user('declarer'), await user('purchaser'), await user('jb_manager')];
  const [own, other, theirs] = [await depart('机加工车间'), await depart('检测中心'), await depart('采购部')];
  // A user of the tenant who is not one of the callers.
  const [colleague] = await orm
    .select()
    .from(sysUser)
    .where(
      and(
        eq(sysUser.tenantId, 1),
        eq(sysUser.userType, 'buyer'),
        eq(sysUser.status, 1),
        notInArray(sysUser.username, [...USERS]),
      ),
    )
    .limit(1);
  Object.assign(ids, {
    colleague: colleague!.id,
    colleagueName: colleague!.username,
    foreignUser: foreign.id,
    ownDepart: own.id,
    ownParent: own.parentId,
    foreignParent: theirs.parentId,
    foreignDepart: theirs.id,
    ownOrgCode: own.orgCode,
    foreignOrgCode: theirs.orgCode,
  });

  const [model] = await orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1)).limit(1);
  const plan = async (id: string, change: Partial<typeof purchasePlan.$inferInsert>) => {
    await orm.insert(purchasePlan).values({ ...model!, planFileUrl: null, ...change, id, planNo: id });
    return id;
  };
  const colleagues = { applyUserId: colleague!.id, departId: other.id };
  ids.ownPlan = await plan('own-plan', {
    applyUserId: declarer.id,
    departId: own.id,
    status: '2',
    purchaseUserId: null,
    planFileUrl: JSON.stringify([{ name: '附件.pdf', url: 'plan-file' }]),
  });
  ids.colleaguePlan = await plan('their-plan', { ...colleagues, status: '3', purchaseUserId: purchaser.id });
  ids.colleagueDraft = await plan('their-draft', { ...colleagues, status: '0', purchaseUserId: null });
  ids.foreignPlan = await plan('foreign-plan', {
    applyUserId: foreign.id,
    departId: theirs.id,
    status: '2',
    tenantId: 2,
  });

  const [announcement] = await orm.select().from(sysAnnouncement).where(eq(sysAnnouncement.msgType, 'ALL')).limit(1);
  const notice = async (id: string, change: Partial<typeof sysAnnouncement.$inferInsert>) => {
    await orm.insert(sysAnnouncement).values({ ...announcement!, tenantId: 1, ...change, id });
    return id;
  };
  ids.noticeToAll = await notice('to-all', {});
  ids.colleagueNotice = await notice('to-one', { msgType: 'USER', userIds: `${colleague!.id},` });
  ids.foreignNotice = await notice('to-others', { tenantId: 2 });

  const file = async (id: string, change: Partial<typeof sysFile.$inferInsert>) => {
    const row = { fileName: '附件.pdf', fileSize: 1, fileType: 'pdf', url: id, biz: 'temp', tenantId: 1 };
    await orm.insert(sysFile).values({ ...row, uploadBy: colleague!.username, ...change, id });
    return id;
  };
  ids.colleagueFile = await file('their-file', {});
  ids.planFile = await file('plan-file', { biz: 'purchasePlan', recordId: ids.ownPlan });
  ids.foreignFile = await file('foreign-file', { tenantId: 2, uploadBy: 'somebody' });

  const registration = async (id: string, tenantId: number) => {
    const row = { name: id, creditCode: id.slice(0, 18), linkman: '王经理', mobile: '13800138000', source: '1' };
    await orm.insert(supplierInfo).values({ ...row, id, tenantId });
    return id;
  };
  for (const userName of ['manager', 'purchaser', 'jb_manager', 'jb_liaison']) {
    const tenantId = userName.startsWith('jb_') ? 2 : 1;
    await orm.insert(sysUserAgent).values({ id: `${userName}s-agent`, userName, agentUserName: 'editor', tenantId });
  }
  // Has no account, so it can be rejected but not approved.
  const unit = { name: '滨海港务集团', creditCode: 'purchasing-unit', linkman: '许主任', mobile: '13800138000' };
  await orm.insert(customerInfo).values({ ...unit, id: 'purchasing-unit', username: 'nobody_left', tenantId: 1 });
  ids.registration = await registration('registration', 1);
  ids.foreignRegistration = await registration('foreign-registration', 2);
}
