import { projectStatus, type ProjectIntro, type ProjectIntroDetail } from '@gezi/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentStep, purchaseInfo, supplierBid, supplierBidLine, tenderDetail } from '../src/platform/db';
import { startTestServer, type TestServer } from './support/startTestServer';

const VIEW = '/portal/projectIntro/queryById';
const OCDS = '/portal/projectIntro/ocds';
const TIME = '2026-03-02 09:00:00';
/** Secrets of the made project, none of which is part of another value. */
const SECRETS = ['73311', '73322', '73333', '73344', '73355', '落选供应商', '内部说明', '评审意见'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await make('made', {});
});
afterAll(() => server.close());

const intros = async (query: Record<string, string | number> = {}) =>
  (
    await server.anonymous.get<{ records: ProjectIntro[]; total: number }>('/portal/projectIntro/list', {
      pageSize: 50,
      ...query,
    })
  ).body.result!;
const view = async (id: string) => (await server.anonymous.get<ProjectIntroDetail>(VIEW, { id })).body;
const names = async (query: Record<string, string | number>) =>
  (await intros(query)).records.map(({ proName }) => proName);

/** A public project of the second tenant with one line and two bids, the first of which wins. */
async function make(id: string, change: Partial<typeof purchaseInfo.$inferInsert>): Promise<void> {
  const { orm } = server.db;
  const own = { purchaseInfoId: id, tenantId: 2 };
  await orm.insert(purchaseInfo).values({
    id,
    proNo: id,
    proName: `项目 ${id}`,
    departName: '采购部',
    buyType: '2',
    contractType: '1',
    budgetTotalPrice: '73311',
    demandOrgName: '动力车间',
    contactName: '孙倩',
    contactPhone: '0519-8800 1299',
    status: projectStatus.awarded,
    isPublic: '1',
    noticeContent: '<p>公告</p>',
    publishTime: TIME,
    awardTime: '2026-03-10 09:00:00',
    updateTime: '2026-03-10 09:00:00',
    remark: '内部说明',
    awardRemark: '评审意见',
    tenantId: 2,
    ...change,
  });
  await orm.insert(tenderDetail).values({
    id: `${id}-line`,
    ...own,
    materialName: '阀门',
    actualCounts: '5',
    estimatedPrice: '73322',
    unit: '台',
  });
  for (const [name, isWinner, tenderPrice] of [
    ['中标供应商', '1', '73333'],
    ['落选供应商', '0', '73344'],
  ] as const) {
    const bidId = `${id}-${isWinner}`;
    await orm
      .insert(supplierBid)
      .values({ id: bidId, ...own, supplierId: bidId, supplierName: name, isWinner, tenderPrice });
    await orm.insert(supplierBidLine).values({
      id: bidId,
      bidId,
      ...own,
      detailId: `${id}-line`,
      count: '5',
      price: '73355',
      ...(isWinner === '1' && { actualCount: '4', actualPrice: '73355' }),
    });
  }
  await orm.insert(documentStep).values(
    [
      ['submit', '2026-03-01 09:00:00'],
      ['approve', TIME],
      ['extend', '2026-03-04 09:00:00'],
    ].map(([action, operateTime]) => ({
      id: `${id}-${action}`,
      documentTable: 'purchase_info',
      documentId: id,
      action: action!,
      toStatus: '4',
      remark: '内部说明',
      operateTime: operateTime!,
      tenantId: 2,
    })),
  );
}

describe('the list', () => {
  test('has the published projects of all tenants by kind, method and keyword, newest first', async () => {
    const all = await intros();
    expect(all.total).toBe(9);
    const times = all.records.map(({ publishTime }) => publishTime!);
    expect(times).toEqual(times.toSorted().toReversed());
    const awards = await intros({ kind: 'award' });
    expect(new Set(awards.records.map(({ status_dictText }) => status_dictText))).toEqual(
      new Set(['已定标', '已流标']),
    );
    expect((await intros({ kind: 'notice' })).total).toBe(all.total - awards.total);
    expect((await intros({ kind: 'notice', buyType: '4' })).records).toMatchObject([
      { proName: '数控车间刀具及夹具竞价采购', buyType_dictText: '竞价采购', status: '3', status_dictText: '待开始' },
    ]);
    expect(await names({ keyword: '轴承' })).toEqual(['2027 年度滚动轴承框架采购']);
    expect(await names({ keyword: 'made' })).toEqual(['项目 made']);
    expect((await intros({ pageSize: 2, pageNo: 2 })).records).toEqual(all.records.slice(2, 4));
  });

  test.each([
    ['private', { isPublic: '0' }],
    ['draft', { status: projectStatus.draft, publishTime: null }],
    ['inApproval', { status: projectStatus.inApproval, publishTime: null }],
    ['rejected', { status: projectStatus.rejected, publishTime: null }],
    ['terminated', { status: projectStatus.terminated }],
  ])('a %s project is shown nowhere', async (id, change) => {
    await make(id, change);
    expect((await intros()).records.map((row) => row.id)).not.toContain(id);
    for (const path of [VIEW, OCDS])
      expect((await server.anonymous.get(path, { id })).body).toMatchObject({
        success: false,
        message: '未找到对应数据',
      });
  });

  test('reads a page of many projects from one index', async () => {
    const plan = await server.db.transaction(async () => {
      await server.db.orm.execute(sql`set local enable_seqscan = off`);
      await server.db.orm.execute(sql`set local enable_sort = off`);
      const { rows } = await server.db.orm.execute(sql`explain select id from purchase_info
        where is_public = '1' and publish_time is not null and status in ('3', '4')
        order by publish_time desc, id desc limit 10`);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('purchase_info_public');
    expect(plan).not.toContain('Sort');
  });
});

describe('a project', () => {
  test('shows quantities, contact and winners', async () => {
    expect((await view('made')).result).toEqual({
      id: 'made',
      proNo: 'made',
      proName: '项目 made',
      buyType: '2',
      buyType_dictText: '公开寻源',
      demandOrgName: '动力车间',
      proStartTime: null,
      proEndTime: null,
      status: '8',
      status_dictText: '已定标',
      publishTime: TIME,
      noticeContent: '<p>公告</p>',
      contactName: '孙倩',
      contactPhone: '0519-8800 1299',
      materials: [{ materialName: '阀门', counts: 5, unit: '台' }],
      award: { awardTime: '2026-03-10 09:00:00', winners: ['中标供应商'] },
    });
  });

  test('never shows a price, an internal text, or a bidder without an award', async () => {
    const answers = await Promise.all([
      server.anonymous.get('/portal/projectIntro/list', { pageSize: 50 }),
      server.anonymous.get(VIEW, { id: 'made' }),
      server.anonymous.get(OCDS, { id: 'made' }),
    ]);
    for (const { body } of answers) {
      const text = JSON.stringify(body);
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  test('names no supplier before the award', async () => {
    await server.db.orm.update(purchaseInfo).set({ status: projectStatus.toAward }).where(eq(purchaseInfo.id, 'made'));
    const answers = [(await view('made')).result, (await server.anonymous.get(OCDS, { id: 'made' })).body];
    expect(JSON.stringify(answers)).not.toContain('供应商');
    expect(answers[0]).toMatchObject({ award: null });
    await server.db.orm.update(purchaseInfo).set({ status: projectStatus.awarded }).where(eq(purchaseInfo.id, 'made'));
  });

  test('of a long-term supply has no quantities', async () => {
    await make('long', { longSource: 1 });
    expect((await view('long')).result!.materials).toEqual([{ materialName: '阀门', counts: null, unit: '台' }]);
  });
});

describe('open data', () => {
  test('is the same in every language', async () => {
    const inEnglish = await server.anonymous.call('GET', OCDS, { id: 'made' }, { 'accept-language': 'en-US' });
    expect(inEnglish.body).toEqual((await server.anonymous.get(OCDS, { id: 'made' })).body);
  });

  test('is a release package to download', async () => {
    const { body, raw } = await server.anonymous.call('GET', OCDS, { id: 'made' });
    expect(raw.headers).toMatchObject({
      'content-type': expect.stringContaining('application/json'),
      'content-disposition': 'attachment; filename="ocds.json"',
    });
    expect(body).toMatchObject({
      version: '1.1',
      uri: expect.stringMatching(/^http.*\/api\/portal\/projectIntro\/ocds\?id=made$/),
      releases: [
        {
          ocid: 'ocds-gezi-made',
          date: '2026-03-10T09:00:00+08:00',
          tag: ['tenderUpdate', 'award'],
          tender: {
            procurementMethod: 'open',
            procurementMethodDetails: '公开寻源',
            documents: [{ url: expect.stringMatching(/^http.*\/projectintro\/detail\/made$/) }],
            amendments: [{ date: '2026-03-04T09:00:00+08:00', description: '延期' }],
          },
          awards: [
            {
              suppliers: [{ name: '中标供应商' }],
              items: [{ description: '阀门', quantity: 4, unit: { name: '台' } }],
            },
          ],
        },
      ],
    });
  });
});
