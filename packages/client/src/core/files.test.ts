import { expect, test } from 'vitest';
import { signedInSession } from '../testing/index';
import { fileUrl, publicFileUrl, staticUrl } from './files';
import { createClient } from './http/createClient';
import { memoryStorage } from './storage/KeyValueStorage';
import { createSessionStore } from './session/createSessionStore';

const client = createClient({ session: signedInSession({}, 'a+b') });

test('a stored file carries the token as query parameter', () => {
  expect(fileUrl(client, 'temp/头像.png')).toBe(
    '/api/sys/common/loadOssFile/temp%2F%E5%A4%B4%E5%83%8F.png?token=a%2Bb',
  );
  const nobody = createClient({ session: createSessionStore({ storage: memoryStorage() }), basePath: '/api/' });
  expect(fileUrl(nobody, '1')).toBe('/api/sys/common/loadOssFile/1');
});

test('public files and static paths do not', () => {
  expect(publicFileUrl(client, '1')).toBe('/api/sys/common/loadOssFile/public/1');
  expect(staticUrl(client, '/temp/a b.png')).toBe('/api/sys/common/static/temp/a%20b.png');
});
