import type { TSchema } from 'typebox';
import { expect, test } from 'vitest';
import * as domain from '..';
import { englishTitle } from './englishWording';

interface Node {
  title?: unknown;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: TSchema[];
}

/** Titles of a schema and its members. */
function titlesOf(schema: TSchema): string[] {
  const { title, properties = {}, items, anyOf = [] } = schema as Node;
  const below = [...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap(titlesOf);
  return typeof title === 'string' ? [title, ...below] : below;
}

test('every title of an input has an English one', () => {
  const inputs = Object.values<unknown>(domain).flatMap((value) =>
    typeof value === 'object' && value !== null && 'path' in value && 'input' in value ? (value.input as TSchema) : [],
  );
  const titles = new Set(inputs.flatMap(titlesOf));
  expect(titles.size).toBeGreaterThan(100);
  expect([...titles].filter((title) => englishTitle(title) === undefined)).toEqual([]);
});
