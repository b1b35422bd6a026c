import { signRequest } from '@gezi/client';
import { createFakeServer, reply, signedInSession } from '@gezi/client/testing';
import { afterEach, expect, test } from 'vitest';
import { createPlatform } from './createPlatform';

afterEach(() => document.head.replaceChildren());

test('signs its calls if the page has a signature secret', async () => {
  const path = '/sys/dict/getDictItems/sex';
  const server = createFakeServer({ [`GET ${path}`]: reply([]) });
  const open = () => createPlatform({ session: signedInSession(), fetch: server.fetch });
  const unsigned = open();
  document.head.innerHTML = '<meta name="sign-secret" content="a&quot;b">';
  for (const { client } of [unsigned, open()]) await client.get(path, { x: 1 });
  expect(server.requests.map(({ headers }) => headers['x-sign'])).toEqual([
    undefined,
    signRequest({ path, query: { x: '1' } }, 'a"b'),
  ]);
});
