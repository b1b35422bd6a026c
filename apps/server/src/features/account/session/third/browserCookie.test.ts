import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { browserCookie } from './browserCookie';

const secret = 'w'.repeat(43);
const requestWith = (host: string, cookie: string) => ({ headers: { host, cookie } }) as FastifyRequest;

test('over https reads only the cookie with the `__Host-` prefix', () => {
  const { read } = browserCookie({ publicOrigins: ['https://buy.example.com'] });
  expect(read(requestWith('buy.example.com', `a=1; __Host-gezi-third=${secret}`))).toBe(secret);
  expect(read(requestWith('buy.example.com', `gezi-third=${secret}`))).toBeUndefined();
});

test('over http reads the plain cookie and ignores malformed values', () => {
  const { read } = browserCookie({ publicOrigins: [] });
  expect(read(requestWith('localhost:4870', `gezi-third=${secret}`))).toBe(secret);
  expect(read(requestWith('localhost:4870', `gezi-third=${secret}x`))).toBeUndefined();
  expect(read(requestWith('localhost:4870', ''))).toBeUndefined();
});
