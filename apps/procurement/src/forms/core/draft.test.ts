import { expect, test } from 'vitest';
import { DRAFT_LIFETIME, draftKey, parseDraft } from './draft';

const draft = { savedAt: 1_000, basedOn: null, values: { realname: '周明远' } };
const text = JSON.stringify(draft);

test('restores a draft for seven days', () => {
  expect(parseDraft(text, 2_000)).toEqual(draft);
  expect(parseDraft(text, 1_000 + DRAFT_LIFETIME - 1)).toEqual(draft);
  expect(parseDraft(text, 1_000 + DRAFT_LIFETIME)).toBeNull();
});

test.each([
  null,
  '',
  'no JSON',
  '[]',
  '{}',
  '{"savedAt":1,"basedOn":null,"values":[]}',
  '{"savedAt":"1","basedOn":null,"values":{}}',
  '{"savedAt":1,"values":{}}',
])('rejects %j', (kept) => {
  expect(parseDraft(kept, 2)).toBeNull();
});

test('separates drafts by user, tenant and form', () => {
  const keys = [
    draftKey('u1', 1, 'account'),
    draftKey('u2', 1, 'account'),
    draftKey('u1', 2, 'account'),
    draftKey('u1', 1, 'job'),
  ];
  expect(new Set(keys).size).toBe(4);
});
