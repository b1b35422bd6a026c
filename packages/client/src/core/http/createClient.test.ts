import { expect, test } from 'vitest';
import { memoryStorage } from '../storage/KeyValueStorage';
import { createSessionStore } from '../session/createSessionStore';
import { createClient } from './createClient';

test('calls below the base path and gives the result', async () => {
  const seen: string[] = [];
  const client = createClient({
    session: createSessionStore({ storage: memoryStorage() }),
    now: () => 1_700_000_000_999,
    fetch: async (input) => {
      seen.push(input);
      return Response.json({ success: true, code: 200, message: '', result: { id: '1' }, timestamp: 0 });
    },
  });
  await expect(client.get('/purchase/plan', { id: '1', gone: undefined, ids: ['a', 'b'] })).resolves.toEqual({
    id: '1',
  });
  expect(seen).toEqual(['/api/purchase/plan?_t=1700000000&id=1&ids=a%2Cb']);
});
