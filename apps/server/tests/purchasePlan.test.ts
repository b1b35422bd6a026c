import { isOpenForPurchaser, planStatus, type PlanRow, type PurchasePlan } from '@gezi/domain';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { purchasePlan, purchasePlanDetail, sysDataLog, sysDepart, sysLog, sysUser } from '../src/platform/db';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

const LIST = '/purchase/purchasePlan/list';
const VIEW = '/purchase/purchasePlan/queryPurchasePlanByPlanId';
const EDIT = '/purchase/purchasePlan/edit';

interface Page {
  records: PlanRow[];
  total: number;
  size: number;
  current: number;
  pages: number;
}

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager');
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number> = {}, caller = manager) =>
  (await caller.get<Page>(LIST, { pageSize: -521, ...query })).body.result!;
const refusal = async (query: Record<string, string | number>) => (await manager.get(LIST, query)).body;
const stored = () => server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 1));
const view = async (id: string, caller = manager) => (await caller.get<PurchasePlan>(VIEW, { id })).body.result!;
const superQuery = (conditions: object[], type = 'and') => ({
  superQueryParams: encodeURI(JSON.stringify(conditions)),
  superQueryMatchType: type,
});

describe('list', () => {
  test('has pages, texts and the caller’s rights', async () => {
    const { records, total, size, current, pages } = (await manager.get<Page>(LIST, { pageNo: 2, pageSize: 7 })).body
      .result!;
    expect(records).toHaveLength(7);
    expect({ size, current, pages }).toEqual({ size: 7, current: 2, pages: Math.ceil(total / 7) });
    expect(total).toBe((await stored()).length);
    const { records: all } = await list();
    const open = all.find(({ status }) => status === planStatus.toAssign)!;
    expect(open).toMatchObject({ planId: open.id, status_dictText: '待分派', formEditable: true, tenantId: 1 });
    expect(open.applyUserId_dictText).toMatch(/\p{Script=Han}/u);
    expect(all.find(({ status }) => status === planStatus.finished)).toMatchObject({ formEditable: false });
  });

  test.each([1, 2, 3, 99])('has the same total on page %i', async (pageNo) => {
    const { length } = await stored();
    const pageSize = Math.ceil(length / 2) + 1;
    const { total, records } = await list({ pageNo, pageSize });
    expect({ total, rows: records.length }).toEqual({
      total: length,
      rows: Math.max(0, Math.min(pageSize, length - (pageNo - 1) * pageSize)),
    });
  });

  test('is sorted by creation time, latest first, by default', async () => {
    const times = (await list()).records.map(({ createTime }) => createTime!);
    expect(times).toEqual([...times].sort().reverse());
    const numbers = (await list({ column: 'planNo', order: 'ASC' })).records.map(({ planNo }) => planNo);
    expect(numbers).toEqual([...numbers].sort());
    const several = (await list({ column: 'status_dictText,planNo', order: 'desc' })).records;
    const keys = several.map(({ status, planNo }) => status + planNo);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  test('refuses an unknown column', async () => {
    for (const column of ['nonsense', 'password', 'id; drop table purchase_plan', 'constructor']) {
      expect(await refusal({ column })).toMatchObject({ success: false, code: 500, field: 'column' });
      expect((await refusal({ column })).message).toContain(column);
    }
  });

  test('silently reduces too large page sizes', async () => {
    expect((await list({ pageSize: 100_000_000 })).size).toBe(10_000);
    expect((await list({ pageSize: -521 })).size).toBe(10_000);
    expect((await list({ pageSize: 0 })).size).toBe(10);
    expect((await list({ pageNo: 1000, pageSize: 10 })).records).toEqual([]);
  });

  test('filters by every value syntax', async () => {
    const rows = await stored();
    const numbers = rows.map(({ planNo }) => planNo);
    const first = numbers[0]!;
    const expectations: [Record<string, string>, (row: (typeof rows)[number]) => boolean][] = [
      [{ planNo: first }, (row) => row.planNo === first],
      [{ planNo: `  ${first} ` }, (row) => row.planNo === first],
      [{ planNo: `*${first.slice(4, 12)}*` }, (row) => row.planNo.includes(first.slice(4, 12))],
      [{ planNo: `${first.slice(0, 10)}*` }, (row) => row.planNo.startsWith(first.slice(0, 10))],
      [{ planNo: `*${first.slice(-3)}` }, (row) => row.planNo.endsWith(first.slice(-3))],
      [{ planNo: '*jh*' }, () => true],
      [{ planNo: '*%*' }, () => false],
      [{ planNo: '*_*' }, () => false],
      [{ status: '2,3' }, (row) => ['2', '3'].includes(row.status)],
      [{ status: '!2' }, (row) => row.status !== '2'],
      [{ status: '!= 2' }, (row) => row.status !== '2'],
      [{ status: 'in 2,3' }, (row) => ['2', '3'].includes(row.status)],
      [{ status: '>= 5' }, (row) => row.status >= '5'],
      [{ status: 'lt 2' }, (row) => row.status < '2'],
      [{ planName: ',轴承,化学,' }, (row) => /轴承|化学/.test(row.planName)],
      [{ planNo: '*' }, () => false],
      [{ status_MultiString: '2,3' }, (row) => ['2', '3'].includes(row.status)],
      [{ departName: '' }, () => true],
    ];
    for (const [query, matches] of expectations) {
      const found = (await list(query)).records.map(({ id }) => id).sort();
      const expected = rows
        .filter(matches)
        .map(({ id }) => id)
        .sort();
      expect({ query, found }).toEqual({ query, found: expected });
    }
  });

  test('a range of days includes whole days', async () => {
    const day = (await stored())[5]!.applyTime!.slice(0, 10);
    const rows = (await stored()).filter(({ applyTime }) => applyTime?.startsWith(day));
    expect((await list({ applyTime_begin: day, applyTime_end: day })).total).toBe(rows.length);
    expect((await list({ applyTime_begin: `${day} 00:00:00`, applyTime_end: `${day}T23:59:59+08:00` })).total).toBe(
      rows.length,
    );
    expect(await refusal({ applyTime_begin: '2026-02-30' })).toMatchObject({
      success: false,
      field: 'applyTime_begin',
    });
    for (const applyTime_end of ['9999-12-31T23:59:59Z', '0000-06-01T00:00:00Z']) {
      expect(await refusal({ applyTime_end })).toMatchObject({ success: false, field: 'applyTime_end' });
    }
    expect(await refusal({ applyTime_end: 'soon' })).toMatchObject({ success: false, field: 'applyTime_end' });
  });

  test('advanced query: supports all rules and both match types, encoded once or twice', async () => {
    const rows = await stored();
    const name = rows[0]!.planName;
    const day = rows[0]!.applyTime!.slice(0, 10);
    const total = async (conditions: object[], type?: string) => (await list(superQuery(conditions, type))).total;
    const count = (matches: (row: (typeof rows)[number]) => boolean) => rows.filter(matches).length;
    expect(await total([{ field: 'planName', rule: 'eq', val: name }])).toBe(count((row) => row.planName === name));
    expect(await total([{ field: 'status', rule: 'in', val: '2,3' }])).toBe(
      count(({ status }) => '23'.includes(status)),
    );
    expect(await total([{ field: 'status', rule: 'IN', val: ['2', '3'] }])).toBe(
      count(({ status }) => '23'.includes(status)),
    );
    expect(await total([{ field: 'planName', rule: 'like', val: '%' }])).toBe(0);
    expect(await total([{ field: 'planName', rule: 'left_like', val: '需求计划' }])).toBe(
      count((row) => row.planName.endsWith('需求计划')),
    );
    expect(await total([{ field: 'planNo', rule: 'RIGHT_LIKE', val: 'JH' }])).toBe(rows.length);
    expect(await total([{ field: 'applyTime', rule: 'eq', val: day, type: 'date' }])).toBe(
      count((row) => row.applyTime!.startsWith(day)),
    );
    expect(await total([{ field: 'applyTime', rule: 'ne', val: day, type: 'date' }])).toBe(
      count((row) => !row.applyTime!.startsWith(day)),
    );
    expect(await total([{ field: 'applyTime', rule: 'gt', val: day, type: 'date' }])).toBe(
      count((row) => row.applyTime!.slice(0, 10) > day),
    );
    expect(await total([{ field: 'applyTime', rule: '<', val: day, type: 'date' }])).toBe(
      count((row) => row.applyTime!.slice(0, 10) < day),
    );
    const two = [
      { field: 'status', rule: 'eq', val: '2' },
      { field: 'status', rule: 'eq', val: '3' },
    ];
    expect(await total(two)).toBe(0);
    expect(await total(two, 'OR')).toBe(count(({ status }) => '23'.includes(status)));
    expect((await list({ superQueryParams: JSON.stringify(two), superQueryMatchType: 'or' })).total).toBe(
      count(({ status }) => '23'.includes(status)),
    );
  });

  test('advanced query: ignores unknown fields and names invalid values', async () => {
    const all = (await stored()).length;
    const ignored = [
      { field: 'password', rule: 'eq', val: 'x' },
      { field: 'planNo', rule: 'matches', val: 'x' },
      { field: 'planNo', rule: 'eq', val: '' },
      { field: 'planNo', rule: 'constructor', val: 'x' },
      { field: '__proto', rule: 'eq', val: 'x' },
      { rule: 'eq', val: 'x' },
      'text',
      null,
    ] as object[];
    expect((await list(superQuery(ignored))).total).toBe(all);
    const field = 'superQueryParams';
    expect(await refusal({ superQueryParams: 'no json' })).toMatchObject({ success: false, field });
    expect(await refusal({ superQueryParams: '{}' })).toMatchObject({ success: false, field });
    expect(
      await refusal(superQuery(Array.from({ length: 51 }, () => ({ field: 'id', rule: 'eq', val: 'x' })))),
    ).toMatchObject({
      success: false,
      message: '高级查询最多 50 个条件',
    });
    const second = [
      { field: 'planNo', rule: 'eq', val: 'x' },
      { field: 'applyTime', rule: 'gt', val: 'x' },
    ];
    for (const conditions of [second, [second[0]!, { ...second[1]!, type: 'date' }]]) {
      expect(await refusal(superQuery(conditions))).toMatchObject({
        success: false,
        message: '查询条件 applyTime 的值格式不正确，应为日期时间',
        field: 'superQueryParams/1/val',
      });
    }
    expect(await refusal(superQuery([{ field: 'purchasePlanDetailList,counts', rule: 'gt', val: 'x' }]))).toMatchObject(
      { success: false, field: 'superQueryParams/0/val' },
    );
  });

  test('advanced query: searches the lines', async () => {
    const [line] = await server.db.orm
      .select()
      .from(purchasePlanDetail)
      .where(eq(purchasePlanDetail.tenantId, 1))
      .limit(1);
    const { records } = await list(
      superQuery([{ field: 'purchasePlanDetailList,materialName', rule: 'eq', val: line!.materialName }]),
    );
    expect(records.some(({ id }) => id === line!.planId)).toBe(true);
    expect(records.length).toBeLessThan((await stored()).length);
  });

  test('advanced query: joins conditions on lines both ways and limits them', async () => {
    const lines = await server.db.orm.select().from(purchasePlanDetail).where(eq(purchasePlanDetail.tenantId, 1));
    const of = (name: string) =>
      new Set(lines.filter((line) => line.materialName === name).map(({ planId }) => planId));
    const name = (val: string) => ({ field: 'purchasePlanDetailList,materialName', rule: 'eq', val });
    const one = lines[0]!;
    // The names are on different lines of one plan, so no single line has both.
    const other = lines.find((line) => line.planId === one.planId && line.materialName !== one.materialName)!;
    const both = [name(one.materialName), name(other.materialName)];
    const [first, second] = [of(one.materialName), of(other.materialName)];
    const found = async (conditions: object[], type: string) =>
      (await list(superQuery(conditions, type))).records.map(({ id }) => id).sort();
    expect(await found(both, 'and')).toEqual([...first].filter((id) => second.has(id)).sort());
    expect(await found(both, 'or')).toEqual([...new Set([...first, ...second])].sort());

    const many = (length: number) => Array.from({ length }, (_item, index) => name(String(index)));
    expect(await found(many(5), 'or')).toEqual([]);
    expect(
      await found(
        Array.from({ length: 50 }, () => both[0]!),
        'or',
      ),
    ).toEqual([...first].sort());
    for (const type of ['or', 'and']) {
      expect(await refusal(superQuery(many(6), type))).toMatchObject({
        success: false,
        message: '高级查询最多 5 个明细条件',
        field: 'superQueryParams',
      });
    }
  });

  test('"or" cannot bypass tenant and scope', async () => {
    const [foreign] = await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 2)).limit(1);
    const conditions = [
      { field: 'id', rule: 'eq', val: foreign!.id },
      { field: 'tenantId', rule: 'eq', val: '2' },
    ];
    expect((await list(superQuery(conditions, 'or'))).total).toBe(0);
  });
});

describe('scope', () => {
  test('a purchaser sees all plans of the tenant except drafts of others', async () => {
    const { records } = await list({}, await server.as('purchaser'));
    expect(new Set(records.map(({ tenantId }) => tenantId))).toEqual(new Set([1]));
    expect(records.length).toBe((await stored()).filter(({ status }) => status !== planStatus.draft).length);
  });

  test('a declarer sees plans of the department and its sub-departments', async () => {
    const declarer = await server.as('declarer');
    const [{ orgCode } = { orgCode: '' }] = await server.db.orm
      .select()
      .from(sysUser)
      .where(eq(sysUser.username, 'declarer'));
    const departs = await server.db.orm.select().from(sysDepart).where(eq(sysDepart.tenantId, 1));
    const within = new Set(departs.filter((depart) => depart.orgCode.startsWith(orgCode!)).map(({ id }) => id));
    const { records } = await list({}, declarer);
    expect(records.length).toBe(
      (await stored()).filter(({ departId, applyUserId }) => within.has(departId!) || applyUserId === declarer.userId)
        .length,
    );
    const outside = (await stored()).find(
      ({ departId, applyUserId }) => !within.has(departId!) && applyUserId !== declarer.userId,
    )!;
    expect((await declarer.get(VIEW, { id: outside.id })).body).toMatchObject({ success: false, result: null });
  });

  test('an approver sees plans of the departments in charge', async () => {
    const [approver] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'approver'));
    const inCharge = approver!.departIds!.split(',');
    const { records } = await list({}, await server.as('approver'));
    expect(records.length).toBe((await stored()).filter(({ departId }) => inCharge.includes(departId!)).length);
    expect(records.length).toBeGreaterThan(0);
  });

  test('nobody sees a plan of another tenant', async () => {
    const [foreign] = await server.db.orm.select().from(purchasePlan).where(eq(purchasePlan.tenantId, 2)).limit(1);
    for (const username of ['admin', 'manager', 'purchaser', 'approver', 'declarer']) {
      const caller = await server.as(username, { tenant: 1 });
      expect((await caller.get(VIEW, { id: foreign!.id })).body).toMatchObject({
        success: false,
        message: '未找到对应数据',
      });
    }
    const neighbour = await server.as('jb_manager');
    expect((await neighbour.get(VIEW, { id: foreign!.id })).body.success).toBe(true);
    const own = (await stored())[0]!;
    expect(
      (await neighbour.put(EDIT, { id: own.id, purchaseUserId: neighbour.userId, purchaseUserName: 'x' })).body.success,
    ).toBe(false);
  });
});

describe('view', () => {
  test('has header, lines and flags', async () => {
    const row = (await stored()).find(({ status }) => status === planStatus.toAssign)!;
    const plan = await view(row.id);
    expect(plan).toMatchObject({ planId: row.id, formEditable: true, tableEditable: true, status_dictText: '待分派' });
    expect(plan.purchasePlanDetailList.length).toBeGreaterThan(0);
    const [line] = plan.purchasePlanDetailList;
    expect(typeof line!.counts).toBe('number');
    expect(line!.actualCounts).toBeNull();
    const byId = await manager.get<PurchasePlan>('/purchase/purchasePlan/queryById', { id: row.id });
    expect(byId.body.result).toEqual(plan);
    expect(await view(row.id, await server.as('purchaser'))).toMatchObject({ formEditable: false });
  });
});

describe('edit', () => {
  let purchaserId: string;
  let purchaserName: string;
  beforeAll(async () => {
    const [user] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'purchaser'));
    purchaserId = user!.id;
    purchaserName = user!.realname;
  });
  const open = async () => {
    const row = (await stored()).find(({ status }) => status === planStatus.toAssign)!;
    return view(row.id);
  };
  const edited = (plan: PurchasePlan, over: object = {}) => ({
    ...plan,
    purchaseUserId: purchaserId,
    purchaseUserName: purchaserName,
    ...over,
  });
  const expectUnchanged = async (plan: PurchasePlan, body: unknown, expected: object) => {
    const answer = await manager.put(EDIT, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: false, code: 500, result: null, ...expected });
    expect(await view(plan.id)).toEqual(plan);
  };

  test('assigns a purchaser, stores quantities and reasons, and is logged', async () => {
    const plan = await open();
    const [first, ...others] = plan.purchasePlanDetailList;
    const lines = [{ ...first, actualCounts: '7.5', countsChangeReason: ' 库存可调拨 ' }, ...others];
    const { body } = await manager.put<PurchasePlan>(EDIT, edited(plan, { purchasePlanDetailList: lines }));
    expect(body).toMatchObject({ success: true, message: '保存成功' });
    expect(body.result).toMatchObject({
      status: planStatus.toPurchase,
      purchaseUserId: purchaserId,
      updateBy: 'manager',
    });
    expect(body.result!.purchasePlanDetailList[0]).toMatchObject({
      actualCounts: 7.5,
      countsChangeReason: '库存可调拨',
    });
    expect(
      body.result!.purchasePlanDetailList.slice(1).every(({ actualCounts, counts }) => actualCounts === counts),
    ).toBe(true);
    const logs = await server.db.orm.select().from(sysLog).where(eq(sysLog.operateType, 3));
    expect(logs.some(({ logContent, username }) => logContent.includes(plan.planNo) && username === 'manager')).toBe(
      true,
    );
    // Only the assigned purchaser may continue.
    const purchaser = await server.as('purchaser');
    const again = await purchaser.put<PurchasePlan>(EDIT, edited(body.result!, {}));
    expect(again.body.success).toBe(true);
  });

  test('logs the changed members of the changed lines', async () => {
    const { body } = await manager.put<PurchasePlan>(EDIT, edited(await open()));
    const plan = body.result!;
    const lines = plan.purchasePlanDetailList.map((line, index) =>
      index === 0 ? { ...line, actualCounts: 7.5, countsChangeReason: '库存可调拨' } : line,
    );
    await manager.put(EDIT, edited(plan, { purchasePlanDetailList: lines }));
    const logs = await server.db.orm.select().from(sysLog).where(eq(sysLog.operateType, 3));
    const details = logs.map(({ requestParam }) => JSON.parse(requestParam ?? '{}') as object);
    const { id, actualCounts, countsChangeReason } = plan.purchasePlanDetailList[0]!;
    const after = { actualCounts: 7.5, countsChangeReason: '库存可调拨' };
    expect(details).toContainEqual({
      id: plan.id,
      before: {},
      after: {},
      purchasePlanDetailList: [{ id, before: { actualCounts, countsChangeReason }, after }],
    });
  });

  test('uses the stored name of the purchaser', async () => {
    const plan = await open();
    const { body } = await manager.put<PurchasePlan>(EDIT, edited(plan, { purchaseUserName: '别的名字' }));
    expect(body.result!.purchaseUserName).toBe(purchaserName);
  });

  test('keeps a purchaser whose account was frozen since', async () => {
    const { body } = await manager.put<PurchasePlan>(EDIT, edited(await open()));
    const plan = body.result!;
    const setStatus = (status: number) =>
      server.db.orm.update(sysUser).set({ status }).where(eq(sysUser.id, purchaserId));
    onTestFinished(async () => {
      await setStatus(1);
    });
    await setStatus(2);
    const [line] = plan.purchasePlanDetailList;
    const lines = [{ ...line, actualCounts: 3, countsChangeReason: '库存可调拨' }];
    const kept = await manager.put<PurchasePlan>(EDIT, edited(plan, { purchasePlanDetailList: lines }));
    expect(kept.body.result).toMatchObject({ purchaseUserId: purchaserId, purchaseUserName: purchaserName });
    expect(kept.body.result!.purchasePlanDetailList[0]).toMatchObject({ actualCounts: 3 });
    const other = await open();
    await expectUnchanged(other, edited(other), { message: '所选采购员不存在或不属于当前租户' });
  });

  test('ignores server-side members sent by the client', async () => {
    const plan = await open();
    const { body } = await manager.put<PurchasePlan>(
      EDIT,
      edited(plan, {
        tenantId: 2,
        status: '5',
        planNo: 'X',
        createBy: 'x',
        departId: 'x',
        approveUser: 'x',
        updateBy: 'x',
      }),
    );
    expect(body.result).toMatchObject({
      tenantId: 1,
      status: planStatus.toPurchase,
      planNo: plan.planNo,
      createBy: plan.createBy,
      departId: plan.departId,
      approveUser: plan.approveUser,
      updateBy: 'manager',
    });
  });

  test('a refused edit changes nothing', async () => {
    const plan = await open();
    const [line] = plan.purchasePlanDetailList;
    const lines = (over: object) => [{ ...line, ...over }];
    const foreign = (
      await server.db.orm
        .select()
        .from(purchasePlanDetail)
        .where(and(eq(purchasePlanDetail.tenantId, 1), ne(purchasePlanDetail.planId, plan.id)))
        .limit(1)
    )[0]!;
    const [neighbour] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'jb_manager'));
    const [seller] = await server.db.orm.select().from(sysUser).where(eq(sysUser.username, 'supplier'));
    const cases: [unknown, object][] = [
      [edited(plan, { purchaseUserId: seller!.id }), { message: '所选采购员不存在或不属于当前租户' }],
      [
        edited(plan, {
          purchasePlanDetailList: lines({ actualCounts: '999999999999.12345678', countsChangeReason: 'x' }),
        }),
        { field: 'purchasePlanDetailList/0/actualCounts' },
      ],
      [edited(plan, { purchaseUserId: null }), { message: '请选择采购员', field: 'purchaseUserId' }],
      [edited(plan, { purchaseUserId: '', purchaseUserName: '' }), { message: '请选择采购员' }],
      [edited(plan, { purchaseUserName: '  ' }), { message: '请选择采购员' }],
      [
        edited(plan, { purchaseUserId: 'nobody' }),
        { message: '所选采购员不存在或不属于当前租户', field: 'purchaseUserId' },
      ],
      [edited(plan, { purchaseUserId: neighbour!.id }), { message: '所选采购员不存在或不属于当前租户' }],
      [
        edited(plan, { purchasePlanDetailList: lines({ actualCounts: line!.counts + 1 }) }),
        { message: '请填写数量变更原因', field: 'purchasePlanDetailList/0/countsChangeReason' },
      ],
      [edited(plan, { purchasePlanDetailList: lines({ id: foreign.id }) }), { field: 'purchasePlanDetailList/0/id' }],
      [
        edited(plan, { purchasePlanDetailList: lines({ actualCounts: -1 }) }),
        { field: 'purchasePlanDetailList/0/actualCounts' },
      ],
      [
        edited(plan, { purchasePlanDetailList: lines({ actualCounts: '1e3' }) }),
        { field: 'purchasePlanDetailList/0/actualCounts' },
      ],
      [
        edited(plan, { purchasePlanDetailList: lines({ actualCounts: 1.123456789 }) }),
        { field: 'purchasePlanDetailList/0/actualCounts' },
      ],
      [
        edited(plan, { purchasePlanDetailList: lines({ actualCounts: 1e15 }) }),
        { field: 'purchasePlanDetailList/0/actualCounts' },
      ],
      [
        edited(plan, { purchasePlanDetailList: lines({ countsChangeReason: 'x'.repeat(501) }) }),
        { field: 'purchasePlanDetailList/0/countsChangeReason' },
      ],
      [
        edited(plan, { updateTime: '2020-01-01 00:00:00' }),
        { message: '数据已被他人修改，请刷新后重试', field: 'updateTime' },
      ],
      [edited(plan, { id: 'unknown' }), { field: 'id' }],
    ];
    for (const [body, expected] of cases) await expectUnchanged(plan, body, expected);
  });

  test('refuses to change a plan that is not open', async () => {
    const row = (await stored()).find(({ status }) => status === planStatus.finished)!;
    const plan = await view(row.id);
    await expectUnchanged(plan, edited(plan), { success: false });
  });

  test('many plans edited at once have each its lines, its version and its entry in the audit log', async () => {
    const kept = await open();
    const rows = (await stored()).filter(({ id, status }) => isOpenForPurchaser(status) && id !== kept.id);
    const plans = await Promise.all(rows.map(({ id }) => view(id)));
    expect(plans.length).toBeGreaterThan(4);
    const wanted = plans.map((plan, index) => {
      const [first, ...others] = plan.purchasePlanDetailList;
      return edited(plan, {
        purchasePlanDetailList: [
          { ...first, actualCounts: 100 + index, countsChangeReason: `第${index}份` },
          ...others,
        ],
        ...(index === 1 && { purchaseUserId: 'nobody' }),
      });
    });
    const answers = await Promise.all(wanted.map((plan) => manager.put<PurchasePlan>(EDIT, plan)));
    expect(answers.map(({ body }) => body.success)).toEqual(plans.map((_plan, index) => index !== 1));
    expect(await view(plans[1]!.id)).toEqual(plans[1]);

    const entries = await server.db.orm.select().from(sysLog).where(eq(sysLog.operateType, 3));
    for (const [index, { body }] of answers.entries()) {
      if (index === 1) continue;
      const plan = body.result!;
      const expected = { actualCounts: 100 + index, countsChangeReason: `第${index}份` };
      expect(plan.purchasePlanDetailList[0]).toMatchObject(expected);
      expect((await view(plan.id)).purchasePlanDetailList).toEqual(plan.purchasePlanDetailList);
      const versions = await server.db.orm.select().from(sysDataLog).where(eq(sysDataLog.dataId, plan.id));
      const latest = versions.toSorted((one, other) => other.dataVersion - one.dataVersion)[0]!;
      const content = JSON.parse(latest.dataContent) as PurchasePlan;
      expect(content.updateTime).toBe(plan.updateTime);
      expect(content.purchasePlanDetailList).toEqual(plan.purchasePlanDetailList);
      expect(entries.filter(({ requestParam }) => requestParam?.includes(`第${index}份`))).toHaveLength(1);
    }
  });

  test('refuses the second of two concurrent edits, even within a second', async () => {
    const plan = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => manager.put(EDIT, edited(plan))));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const stale = answers.find(({ body }) => !body.success)!;
    expect(stale.body.message).toBe('数据已被他人修改，请刷新后重试');
    let latest = await view(plan.id);
    for (let edit = 0; edit < 3; edit += 1) {
      const { body } = await manager.put<PurchasePlan>(EDIT, edited(latest));
      expect(body.success).toBe(true);
      expect(body.result!.updateTime).not.toBe(latest.updateTime);
      latest = body.result!;
    }
  });
});
