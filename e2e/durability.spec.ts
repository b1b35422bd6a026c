import type { PurchasePlan } from '@gezi/domain';
import { expect, test } from '@playwright/test';
import { signInToApi, type ApiCaller } from './support/api.ts';
import { demoFolder, startRefused, startServer } from './support/server.ts';

const ROUNDS = 20;

test('loses no acknowledged save when the server is killed during saves, 20 times', async () => {
  // Twenty starts take a minute on an idle machine.
  test.setTimeout(600_000);
  const folder = demoFolder();
  let acknowledged: string | undefined;
  let written: string | undefined;
  let saves = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await startServer({ dataDir: folder.path });
    const manager = await signInToApi(server.url, 'manager');
    const plan = await readPlan(manager, (written ??= await openPlan(manager)));
    if (acknowledged !== undefined) {
      // Unacknowledged saves may be stored too, but never an older state.
      const stored = Number(plan.purchasePlanDetailList[0]!.countsChangeReason?.replace('第', ''));
      expect(stored).toBeGreaterThanOrEqual(Number(acknowledged));
    }
    const killAfter = 3 + (round % 5);
    let latest = plan;
    for (let number = 0; ; number += 1) {
      saves += 1;
      const saving = manager.put<PurchasePlan>('/purchase/purchasePlan/edit', edited(latest, saves));
      if (number === killAfter) {
        await Promise.all([
          saving.then(
            () => (acknowledged = String(saves)),
            () => undefined,
          ),
          server.kill(),
        ]);
        break;
      }
      const { body } = await saving;
      expect(body.message).not.toContain('错误');
      expect(body.success).toBe(true);
      latest = body.result;
      acknowledged = String(saves);
    }
  }
  const server = await startServer({ dataDir: folder.path });
  const manager = await signInToApi(server.url, 'manager');
  const plan = await readPlan(manager, written!);
  expect(Number(plan.purchasePlanDetailList[0]!.countsChangeReason?.replace('第', ''))).toBeGreaterThanOrEqual(
    Number(acknowledged),
  );
  expect(await server.stop()).toBe(0);
  folder.remove();
});

test('refuses a second process on the same data folder with a message', async () => {
  const folder = demoFolder();
  const server = await startServer({ dataDir: folder.path });
  const second = await startRefused({ dataDir: folder.path });
  expect(second.code).not.toBe(0);
  expect(second.output).toContain(folder.path);
  expect((await fetch(`${server.url}/api/sys/health`)).ok).toBe(true);
  expect(await server.stop()).toBe(0);
  folder.remove();
});

test('prints address and demo accounts when ready, and stops cleanly', async () => {
  const folder = demoFolder();
  const began = Date.now();
  const server = await startServer({ dataDir: folder.path });
  expect(server.output()).toContain(server.url);
  for (const account of ['admin', 'declarer', 'purchaser', 'supplier', 'Gezi@2026'])
    expect(server.output()).toContain(account);
  test.info().annotations.push({ type: 'ready after', description: `${Date.now() - began} ms` });
  expect(await server.stop()).toBe(0);
  await expect(fetch(`${server.url}/api/sys/health`)).rejects.toThrow();
  folder.remove();
});

/** Id of the plan that all rounds write to. */
async function openPlan(caller: ApiCaller): Promise<string> {
  const { body } = await caller.get<{ records: { id: string }[] }>('/purchase/purchasePlan/list', {
    status: '2',
    column: 'planNo',
    order: 'asc',
  });
  return body.result.records[0]!.id;
}

async function readPlan(caller: ApiCaller, id: string): Promise<PurchasePlan> {
  const { body } = await caller.get<PurchasePlan>('/purchase/purchasePlan/queryPurchasePlanByPlanId', { id });
  return body.result;
}

function edited(plan: PurchasePlan, save: number) {
  const [first, ...others] = plan.purchasePlanDetailList;
  return {
    ...plan,
    purchaseUserId: plan.applyUserId,
    purchaseUserName: '采购员',
    purchasePlanDetailList: [
      { ...first!, actualCounts: first!.counts + save, countsChangeReason: `第${save}` },
      ...others,
    ],
  };
}
