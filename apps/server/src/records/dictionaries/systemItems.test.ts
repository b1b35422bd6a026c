import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/testDatabase';
import { testPlatform } from '../../../tests/support/testPlatform';
import { systemItems } from './systemItems';

test('a transaction does not wait for entries that another request is reading', async () => {
  const db = await createTestDatabase({ limits: { transaction: 2000 } });
  const { bus, clock, invalidations } = testPlatform(db);
  const items = systemItems(db, bus, clock, invalidations);
  let begin = () => undefined as void;
  const isBegun = new Promise<void>((resolve) => (begin = resolve));
  // The only connection of an embedded database belongs to the transaction.
  const transaction = db.transaction(async () => {
    await db.pool.query('select 1');
    await isBegun;
    return items.texts('priority');
  });
  const outside = items.texts('priority');
  begin();
  expect((await transaction).get('H')).toBe('紧急');
  expect(await outside).toEqual(await transaction);
  await db.close();
});
