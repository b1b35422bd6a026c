import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { browserCookie } from './browserCookie';

const word = 'w'.repeat(43);
const asked = (host: string, cookie: string) => ({ headers: { host, cookie } }) as FastifyRequest;

test('by https only the name is read that no other host of the domain can set', () => {
  const { of } = browserCookie({ publicOrigins: ['https://buy.example.com'] });
  expect(of(asked('buy.example.com', `a=1; __Host-gezi-third=${word}`))).toBe(word);
  expect(of(asked('buy.example.com', `gezi-third=${word}`))).toBeUndefined();
});

test('by http the plain name, and nothing that is no word of ours', () => {
  const { of } = browserCookie({ publicOrigins: [] });
  expect(of(asked('localhost:4870', `gezi-third=${word}`))).toBe(word);
  expect(of(asked('localhost:4870', `gezi-third=${word}x`))).toBeUndefined();
  expect(of(asked('localhost:4870', ''))).toBeUndefined();
});
