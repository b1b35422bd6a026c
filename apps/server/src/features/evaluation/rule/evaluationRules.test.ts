import type { EvaluationRule } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestCaller, type TestServer } from '../../../../tests/support/startTestServer';
import { materialType } from '../../../platform/db';

const BASE = '/evaluation/rule';

let server: TestServer;
let manager: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('manager', { tenant: 1 });
});
afterAll(() => server.close());

const add = async (members: Partial<EvaluationRule>) =>
  (await manager.post<EvaluationRule>(`${BASE}/add`, { name: '五人组', techNum: 3, busiNum: 2, ...members })).body;

test('adds a rule for material types of the tenant', async () => {
  const typesOf = (tenantId: number) =>
    server.db.orm.select().from(materialType).where(eq(materialType.tenantId, tenantId)).limit(2);
  const [first, second] = await typesOf(1);
  const [foreign] = await typesOf(2);
  const ids = `${first!.id},${second!.id}`;
  const { result } = await add({ materialTypeIds: ids });
  expect(result).toMatchObject({
    materialTypeIds: ids,
    materialTypeIds_dictText: `${first!.name},${second!.name}`,
    status: '1',
  });
  expect(await add({ materialTypeIds: foreign!.id })).toMatchObject({ success: false, field: 'materialTypeIds' });
});

test('refuses a rule that draws nobody, also after an edit', async () => {
  const message = '技术专家和商务专家合计至少1人';
  expect(await add({ techNum: 0, busiNum: 0 })).toMatchObject({ success: false, field: 'techNum', message });
  const { result: rule } = await add({ techNum: 0, busiNum: 1 });
  const edit = async (members: object) => (await manager.put(`${BASE}/edit`, { id: rule!.id, ...members })).body;
  expect(await edit({ busiNum: 0 })).toMatchObject({ success: false, field: 'techNum', message });
  expect(await edit({ busiNum: 0, techNum: 1 })).toMatchObject({ success: true });
  expect(await edit({ techNum: -1 })).toMatchObject({ success: false, field: 'techNum' });
});
