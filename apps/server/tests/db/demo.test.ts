import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database } from '../../src/db';
import { seedDemo } from '../../src/demo';
import { createTestDatabase, TEST_DAY } from '../testDatabase';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

test('x', async () => {
  await seedDemo(db, { today: TEST_DAY });
  expect((await db.orm.execute(sql`select count(*)::int as n from sys_user`)).rows).toEqual([{ n: 200 }]);
});
