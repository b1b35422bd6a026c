import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metaSchemaCode } from '../../../../scripts/metaSchemaCode';

const written = readFileSync(new URL('./metaSchema.generated.ts', import.meta.url), 'utf8');

test('the generated JSON Schema validator is current', () => {
  expect(written).toBe(metaSchemaCode());
});

test('the generated validator runs without evaluating code', () => {
  expect(written).not.toMatch(/new Function|\beval\(/);
});
