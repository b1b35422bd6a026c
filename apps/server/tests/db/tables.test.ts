import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  bulkInsert,
  materialInfo,
  newId,
  nextVersion,
  purchasePlan,
  supplierInfo,
  sysCaptcha,
  sysLog,
  timeOf,
  timeText,
  type Database,
} from '../../src/platform/db';
import { createTestDatabase } from '../testDatabase';

const db: Database = await createTestDatabase();
afterAll(() => db.close());

test('times are in Shanghai time', () => {
  expect(timeText(new Date('2026-03-01T16:30:00Z'))).toBe('2026-03-02 00:30:00');
  expect(timeOf('2026-03-02 00:30:00')).toBe(Date.parse('2026-03-01T16:30:00Z'));
});

test('every edit gives a row a new version, even within a second', async () => {
  const [plan] = await db.orm.select().from(purchasePlan).limit(1);
  const at = timeOf(plan!.updateTime!);
  const edit = () =>
    db.orm
      .update(purchasePlan)
      .set({ updateTime: nextVersion(purchasePlan.updateTime, at) })
      .where(eq(purchasePlan.id, plan!.id))
      .returning({ updateTime: purchasePlan.updateTime });
  const versions = [plan!.updateTime, (await edit())[0]!.updateTime, (await edit())[0]!.updateTime];
  expect(new Set(versions).size).toBe(3);
  expect(versions[1]! > versions[0]! && versions[2]! > versions[1]!).toBe(true);
});

test('the audit log is append-only', async () => {
  const row = { id: newId(), logType: 2, logContent: '修改需求计划', createTime: timeText() };
  await db.orm.insert(sysLog).values(row);
  const changed = db.orm.update(sysLog).set({ logContent: '' });
  await expect(changed).rejects.toMatchObject({ cause: { message: 'sys_log is append-only' } });
  await expect(db.orm.delete(sysLog)).rejects.toMatchObject({ cause: { message: 'sys_log is append-only' } });
  await expect(db.pool.query('truncate sys_log')).rejects.toThrow('append-only');
  expect(await db.orm.select().from(sysLog)).toHaveLength(1);

  await db.transaction(async () => {
    await db.pool.query(`set local gezi.audit_purge = 'on'`);
    await expect(db.transaction(() => db.orm.update(sysLog).set({ logContent: '' }))).rejects.toThrow('update');
    await db.orm.delete(sysLog);
  });
  expect(await db.orm.select().from(sysLog)).toHaveLength(0);
});

test('bulk-inserts 12,000 rows with exact amounts, nested values and defaults', async () => {
  const suppliers = Array.from({ length: 12_000 }, (_, at) => ({
    id: `bulk${at}`,
    name: `批量供应商${at}`,
    creditCode: `C${at}`,
    linkman: '张三',
    mobile: '13800000000',
    registerCapital: '123456789012.12345678',
    supplierMaterialTypeList: [{ materialTypeId: '1', materialTypeName: '泵 \'阀\' \\ "件"' }],
    tenantId: 9,
  }));
  await db.transaction(() => bulkInsert(db, supplierInfo, suppliers));
  const rows = await db.orm.select().from(supplierInfo).where(eq(supplierInfo.tenantId, 9));
  expect(rows).toHaveLength(12_000);
  expect(rows[0]).toMatchObject({
    registerCapital: '123456789012.12345678',
    supplierMaterialTypeList: suppliers[0]!.supplierMaterialTypeList,
    status: '1',
    auditStatus: '0',
    createTime: null,
  });
});

test('an import with a duplicate code inserts nothing', async () => {
  const [material] = await db.orm.select().from(materialInfo).limit(1);
  const rows = [
    { ...material!, id: newId(), code: 'NEW-1' },
    { ...material!, id: newId() },
  ];
  await expect(db.transaction(() => bulkInsert(db, materialInfo, rows))).rejects.toThrow('insert into');
  expect(await db.orm.select().from(materialInfo).where(eq(materialInfo.code, 'NEW-1'))).toEqual([]);
});

test('a captcha can be issued twice and used once', async () => {
  const row = { checkKey: '1629428467008', code: 'a1b2', address: '10.0.0.1', expireTime: timeText() };
  await db.orm.insert(sysCaptcha).values(row).onConflictDoNothing();
  await db.orm.insert(sysCaptcha).values(row).onConflictDoNothing();
  const use = () => db.orm.delete(sysCaptcha).where(eq(sysCaptcha.code, 'a1b2')).returning();
  const uses = await Promise.all([use(), use(), use()]);
  expect(uses.flat()).toHaveLength(1);
});
