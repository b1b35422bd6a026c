import { projectStatus } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { testPlatform } from '../../../../../tests/support/testPlatform';
import { createTestDatabase } from '../../../../../tests/testDatabase';
import { createIdentity } from '../../../../identity/IdentityServices';
import { documentStep, purchaseInfo, supplierBid } from '../../../../platform/db';
import { createRecords } from '../../../../records/RecordServices';
import { settleContracts } from './settleContracts';

const db = await createTestDatabase();
afterAll(() => db.close());
const settle = settleContracts(createRecords(createIdentity(testPlatform(db))));

test('an awarded project is contracted once every winner has a contract in force', async () => {
  const id = 'project-to-contract';
  await db.orm.insert(purchaseInfo).values({
    id,
    proNo: 'CG-CONTRACT',
    proName: '轴承采购',
    departName: '设备部',
    buyType: '3',
    bidPart: '1',
    contractType: '1',
    status: projectStatus.awarded,
    tenantId: 1,
  });
  await db.orm.insert(supplierBid).values(
    ['1', '1', '0'].map((isWinner, at) => ({
      id: `${id}-${at}`,
      purchaseInfoId: id,
      supplierId: `supplier-${at}`,
      supplierName: `供应商 ${at}`,
      status: isWinner === '1' ? '6' : '7',
      isWinner,
      tenantId: 1,
    })),
  );
  const all = ['supplier-0', 'supplier-1'];
  expect(await settle(1, id, ['supplier-0', 'supplier-2'])).toBe(false);
  expect(await settle(2, id, all)).toBe(false);
  const settled = () => db.transaction(() => settle(1, id, all));
  expect((await Promise.all([settled(), settled()])).filter(Boolean)).toEqual([true]);
  const [project] = await db.orm.select().from(purchaseInfo).where(eq(purchaseInfo.id, id));
  expect(project!.status).toBe(projectStatus.contracted);
  const steps = await db.orm
    .select({ action: documentStep.action, from: documentStep.fromStatus, to: documentStep.toStatus })
    .from(documentStep)
    .where(and(eq(documentStep.tenantId, 1), eq(documentStep.documentId, id)));
  expect(steps).toEqual([{ action: 'contract', from: '8', to: '9' }]);
});
