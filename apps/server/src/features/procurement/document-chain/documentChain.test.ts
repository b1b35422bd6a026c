import type { DocumentChain } from '@gezi/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/startTestServer';
import {
  purchaseInfo,
  purchasePlan,
  purchasePlanDetail,
  supplierBid,
  supplierEvaluation,
  tenderDetail,
} from '../../../platform/db';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { orm } = server.db;
  for (const [owner, tenantId] of [
    ['own', 1],
    ['foreign', 2],
  ] as const) {
    const id = (what: string) => `${owner}-chain-${what}`;
    const plan = (nth: number) => ({
      id: id(`plan${nth}`),
      planNo: id(`JH${nth}`),
      planName: `计划 ${nth}`,
      departName: '设备部',
      status: '4',
      tenantId,
    });
    await orm.insert(purchasePlan).values([plan(1), plan(2)]);
    const planLine = (nth: number) => ({
      id: id(`planLine${nth}`),
      planId: id(`plan${nth}`),
      planDetailNo: `${nth}`,
      materialName: '离心泵',
      counts: '4',
      actualCounts: '5',
      estimatedPrice: '10.5',
      tenantId,
    });
    await orm.insert(purchasePlanDetail).values([planLine(1), planLine(2)]);
    const project = (nth: number, status: string) => ({
      id: id(`project${nth}`),
      proNo: id(`CG${nth}`),
      proName: `项目 ${nth}`,
      departName: '设备部',
      buyType: '1',
      contractType: '1',
      status,
      budgetTotalPrice: '105',
      tenantId,
    });
    await orm.insert(purchaseInfo).values([project(1, '8'), project(2, '4')]);
    const tenderLine = (nth: number, at: number, from: number) => ({
      id: id(`tender${nth}${at}`),
      purchaseInfoId: id(`project${nth}`),
      planDetailId: id(`planLine${from}`),
      materialName: '离心泵',
      actualCounts: '2.5',
      tenantId,
    });
    await orm.insert(tenderDetail).values([tenderLine(1, 1, 1), tenderLine(1, 2, 2), tenderLine(2, 1, 1)]);
    await orm.insert(supplierBid).values({
      id: id('bid'),
      purchaseInfoId: id('project1'),
      supplierId: 's',
      supplierName: 's',
      status: '6',
      isWinner: '1',
      actualPrice: '99',
      tenantId,
    });
    await orm.insert(supplierEvaluation).values({ id: id('eval'), supplierId: 's', supplierName: '泵业', tenantId });
  }
});
afterAll(() => server.close());

const chainOf = async (user: string, kind: string, id: string) =>
  (await (await server.as(user)).get<DocumentChain>('/document/chain', { kind, id })).body;
const idsOf = (chain: DocumentChain) => chain.nodes.map(({ id }) => id.replace('own-chain-', ''));

test('a project shows the plans it came from, with quantities and amounts', async () => {
  const { result } = await chainOf('manager', 'project', 'own-chain-project1');
  expect(idsOf(result!)).toEqual(['plan1', 'plan2', 'project1']);
  expect(result!.nodes[0]).toMatchObject({ kind: 'plan', no: 'own-chain-JH1', quantity: 5, amount: 52.5 });
  expect(result!.nodes[2]).toMatchObject({ quantity: 5, amount: 99, path: expect.stringContaining('project/view') });
  expect(result!.links).toHaveLength(2);
  expect(result!.hidden).toEqual([]);
});

test('a plan shows the projects it led to, not their other plans; sealed prices stay out', async () => {
  const { result } = await chainOf('manager', 'plan', 'own-chain-plan1');
  expect(idsOf(result!)).toEqual(['plan1', 'project1', 'project2']);
  expect(result!.nodes[2]!.amount).toBe(105);
});

test('a declarer who may not read projects sees their number alone', async () => {
  const { orm } = server.db;
  const declarer = await server.as('declarer');
  await orm.update(purchasePlan).set({ applyUserId: declarer.userId });
  const { result } = await chainOf('declarer', 'plan', 'own-chain-plan1');
  expect(idsOf(result!)).toEqual(['plan1']);
  expect(result!.hidden).toEqual([{ kind: 'project', count: 2 }]);
  expect(result!.links).toEqual([]);
});

test.each([
  ['manager', 'plan', 'foreign-chain-plan1'],
  ['jb_manager', 'project', 'own-chain-project1'],
  ['supplier', 'project', 'own-chain-project1'],
  ['expert', 'plan', 'own-chain-plan1'],
  ['manager', 'plan', 'nothing'],
  ['manager', 'order', 'own-chain-plan1'],
])('%s does not get the chain of %s %s', async (user, kind, id) => {
  expect(await chainOf(user, kind, id)).toMatchObject({ success: false, field: 'id' });
});
