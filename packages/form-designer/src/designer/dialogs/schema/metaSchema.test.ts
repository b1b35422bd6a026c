import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaSchemaCode } from '../../../../scripts/metaSchemaCode';

const written = readFileSync(new URL('./metaSchema.generated.ts', import.meta.url), 'utf8');

test('the generated check of JSON Schemas is current', () => {
  expect(written).toBe(metaSchemaCode());
});

test('the generated check runs without evaluating code', () => {
  expect(written).not.toMatch(/new Function|\beval\(/);
});
