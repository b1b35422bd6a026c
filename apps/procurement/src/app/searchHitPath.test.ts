import { expect, test } from 'vitest';
import { formDataPath } from '../features/forms/form/formPath';
import { planPath } from '../features/procurement/purchase-plan/planPath';
import { searchHitPath } from './searchHitPath';

const record = { id: 'a b', title: '锐衡 & 泵业', code: 'zhou', note: null };

test('links plans and forms to their pages', () => {
  expect(searchHitPath({ ...record, kind: 'plan' })).toBe(planPath('a b', 'view'));
  expect(new URL(searchHitPath({ ...record, kind: 'form' }), 'http://x').searchParams.get('id')).toBe(
    new URL(formDataPath('a b'), 'http://x').searchParams.get('id'),
  );
});

test('links suppliers and users to their filtered lists', () => {
  expect(searchHitPath({ ...record, kind: 'user' })).toBe('/isystem/user?username=zhou');
  expect(new URL(searchHitPath({ ...record, kind: 'supplier' }), 'http://x').searchParams.get('name')).toBe(
    '锐衡 & 泵业',
  );
});
