import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import * as domain from '..';
import { englishTitle } from './englishWording';

interface Node {
  title?: unknown;
  reason?: unknown;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

/** Schemas of an input and its members that have a title. */
function titledIn(schema: TSchema): { title: string; reason?: unknown }[] {
  const { title, reason, properties = {}, items, anyOf = [] } = schema as Node;
  const below = [...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(titledIn);
  return typeof title === 'string' ? [{ title, reason }, ...below] : below;
}

const titled = Object.values<unknown>(domain)
  .flatMap((value) =>
    typeof value === 'object' && value !== null && 'path' in value && 'input' in value ? (value.input as TSchema) : [],
  )
  .flatMap(titledIn);

test('every title of an input has an English one', () => {
  const titles = new Set(titled.map(({ title }) => title));
  expect(titles.size).toBeGreaterThan(100);
  expect([...titles].filter((title) => englishTitle(title) === undefined)).toEqual([]);
});

test('no reason repeats the title, which stands before it', () => {
  const repeated = titled.filter(({ title, reason }) => typeof reason === 'string' && reason.startsWith(title));
  expect(repeated).toEqual([]);
});
