import type { SupplierBlack, SupplierInfo } from '@gezi/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { sysMessage, supplierBlack, supplierInfo, timeText } from '../../../platform/db';

const BASE = '/supplier/black';
const dayFromNow = (days: number) => timeText(Date.now() + days * 86_400_000).slice(0, 10);

let server: TestServer;
let manager: TestCaller;
let nth = 0;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

/** A new normal supplier. */
async function supplier(change: Partial<typeof supplierInfo.$inferInsert> = {}): Promise<string> {
  nth += 1;
  const id = `black-${nth}`;
  const row = { name: `泵业 ${nth}`, creditCode: `91310115MA1H7X${String(nth).padStart(4, '0')}`, linkman: '陈晓燕' };
  await server.db.orm
    .insert(supplierInfo)
    .values({ id, ...row, mobile: '13800138000', auditStatus: '1', source: '2', tenantId: 1, ...change });
  return id;
}
const add = async (supplierId: string, over: object = {}) =>
  (
    await manager.post<SupplierBlack>(`${BASE}/add`, {
      supplierId,
      reason: '提供虚假资质',
      startDate: dayFromNow(0),
      ...over,
    })
  ).body;
const statusOf = async (id: string) =>
  (await manager.get<SupplierInfo>('/supplier/supplierInfo/queryById', { id })).body.result!.status;
/** Starts two servers that work by the clock, until the supplier has the status. */
async function afterClock(id: string, status: string): Promise<void> {
  const nodes = await Promise.all([1, 2].map(() => startTestServer({ db: server.db, schedule: true })));
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe(status);
  await Promise.all(nodes.map((node) => node.close()));
}

describe('an entry', () => {
  test('blocks its supplier at once, notifies it, and is counted in its profile', async () => {
    const id = await supplier();
    expect(await add(id)).toMatchObject({ success: true, result: { status: '1', supplierName: expect.any(String) } });
    expect(await statusOf(id)).toBe('3');
    const messages = await server.db.orm.select().from(sysMessage).where(eq(sysMessage.esReceiver, '13800138000'));
    expect(messages.map(({ esTitle }) => esTitle)).toContain('贵公司已被列入黑名单');
    const { body } = await manager.get<{ blackRecords: object }>('/supplier/supplierInfo/profile', { id });
    expect(body.result!.blackRecords).toEqual({ count: 1, inForce: 1 });
  });

  test('also blocks a frozen supplier, and is refused for one that has an entry', async () => {
    const id = await supplier({ status: '2' });
    await add(id);
    expect(await statusOf(id)).toBe('3');
    expect(await add(id)).toMatchObject({ success: false, field: 'supplierId' });
  });

  test.each([
    [{ supplierId: 'nobody' }, 'supplierId'],
    [{ reason: ' ' }, 'reason'],
    [{ startDate: '2026-02-30' }, 'startDate'],
    [{ startDate: dayFromNow(5), endDate: dayFromNow(1) }, 'endDate'],
    [{ startDate: '2020-01-01', endDate: '2020-02-01' }, 'endDate'],
    [{ fileUrl: 'no list' }, 'fileUrl'],
  ])('is refused with its field: %j', async (over, field) => {
    const id = await supplier();
    expect(await add(id, over)).toMatchObject({ success: false, field });
    expect(await statusOf(id)).toBe('1');
  });

  test('is lifted with a reason, once', async () => {
    const id = await supplier();
    const { result } = await add(id);
    const lift = async (liftReason: string) =>
      (await manager.post<SupplierBlack>(`${BASE}/lift`, { id: result!.id, liftReason })).body;
    expect(await lift(' ')).toMatchObject({ success: false, field: 'liftReason' });
    expect(await lift('整改完成')).toMatchObject({
      success: true,
      result: { status: '0', liftReason: '整改完成', operator: 'manager' },
    });
    expect(await statusOf(id)).toBe('1');
    expect(await lift('整改完成')).toMatchObject({ success: false, field: 'id' });
    const edit = { id: result!.id, reason: '改写' };
    expect((await manager.put(`${BASE}/edit`, edit)).body).toMatchObject({ success: false, field: 'id' });
  });

  test('is deleted only after it was lifted', async () => {
    const { result } = await add(await supplier());
    const remove = async () => (await manager.call('DELETE', `${BASE}/delete?id=${result!.id}`)).body;
    expect(await remove()).toMatchObject({ success: false });
    await manager.post(`${BASE}/lift`, { id: result!.id, liftReason: '误列' });
    expect(await remove()).toMatchObject({ success: true });
  });
});

describe('the clock', () => {
  test('puts an entry into force on its first day', async () => {
    const id = await supplier();
    const { result } = await add(id, { startDate: dayFromNow(3) });
    expect(await statusOf(id)).toBe('1');
    await server.db.orm
      .update(supplierBlack)
      .set({ startDate: sql`(now() at time zone 'Asia/Shanghai')::date` })
      .where(eq(supplierBlack.id, result!.id));
    await afterClock(id, '3');
  });

  test('ends an entry after its last day, once with two servers', async () => {
    const id = await supplier();
    const { result } = await add(id, { endDate: dayFromNow(10) });
    await server.db.orm
      .update(supplierBlack)
      .set({ startDate: '2026-01-01', endDate: '2026-01-31' })
      .where(eq(supplierBlack.id, result!.id));
    await afterClock(id, '1');
    const [entry] = await server.db.orm.select().from(supplierBlack).where(eq(supplierBlack.id, result!.id));
    expect(entry).toMatchObject({ status: '0', liftReason: '到期自动移出', operator: null });
    const { name } = (await server.db.orm.select().from(supplierInfo).where(eq(supplierInfo.id, id)))[0]!;
    const notified = await server.db.orm.select().from(sysMessage).where(eq(sysMessage.esTitle, '贵公司已移出黑名单'));
    expect(notified.filter(({ esContent }) => esContent?.includes(name))).toHaveLength(1);
  });
});
