import { expect, test } from 'vitest';
import { withoutDatabase } from '../scripts/withoutDatabase.mjs';

test('names the test files of the server that do not open the database of the run', () => {
  const files = withoutDatabase();
  expect(files).toContain('apps/server/tests/production.test.ts');
  expect(files).toContain('apps/server/src/platform/http/shedLoad.test.ts');
  // Directly, through a test server, and through the fixtures of another folder.
  for (const file of ['twoServers', 'records', 'db/migrate', 'authority', 'backup']) {
    expect(files).not.toContain(`apps/server/tests/${file}.test.ts`);
  }
});
