import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/testDatabase';
import { expertTask } from '../../../../platform/db';
import { acceptedExperts } from './acceptedExperts';

const db = await createTestDatabase();
afterAll(() => db.close());

test('counts the experts who accepted by profession', async () => {
  const task = (nth: number, expertType: string, status: string, more: object = {}) => ({
    id: `accepted-${nth}`,
    purchaseInfoId: 'project-of-experts',
    expertId: `expert-${nth}`,
    expertUserId: `user-${nth}`,
    expertName: `专家 ${nth}`,
    expertType,
    status,
    tenantId: 1,
    ...more,
  });
  await db.orm
    .insert(expertTask)
    .values([
      task(1, '1', '0'),
      task(2, '1', '1'),
      task(3, '1', '2'),
      task(4, '1', '3'),
      task(5, '2', '4'),
      task(6, '1', '1', { purchaseInfoId: 'other-project' }),
      task(7, '1', '1', { tenantId: 2 }),
    ]);
  expect(await acceptedExperts(db, 1, 'project-of-experts')).toEqual({ techNum: 2, busiNum: 1 });
  expect(await acceptedExperts(db, 1, 'nowhere')).toEqual({ techNum: 0, busiNum: 0 });
});
