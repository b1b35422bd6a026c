import { expect, test } from 'vitest';
import { nextOrgCode } from './orgCode';

test.each([
  ['', [], 'A01'],
  ['', ['A01'], 'A02'],
  ['A01', ['A01A01', 'A01A03'], 'A01A04'],
  ['A01', ['A01A99'], 'A01B01'],
  ['A01', ['A01B02', 'A01A99'], 'A01B03'],
  // Codes of another shape are ignored.
  ['A01', ['A01x', 'A01A01A05'], 'A01A01'],
] as const)('parent %j with children %j: %s', (parent, siblings, code) => {
  expect(nextOrgCode(parent, siblings)).toEqual({ ok: true, value: code });
});

test('refuses beyond the last letter and beyond the column length', () => {
  expect(nextOrgCode('', ['Z99'])).toEqual({ ok: false, reason: 'too-many' });
  expect(nextOrgCode('A01'.repeat(21), [])).toEqual({ ok: false, reason: 'too-deep' });
});
