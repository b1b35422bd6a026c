import { SEARCH_KINDS } from '@gezi/domain';
import { expect, test } from 'vitest';
import { menus } from '../../../server/src/seed/reference/menus';
import { fillPath } from '../features/forms/shared/formPaths';
import { planPath } from '../features/procurement/purchase-plan/planPath';
import { views } from './features';
import { searchHitPath } from './searchHitPath';

const record = { id: 'a b', title: '锐衡 & 泵业', code: 'zhou', note: null };
const addressOf = (kind: (typeof SEARCH_KINDS)[number]) => new URL(searchHitPath({ ...record, kind }), 'http://x');

test.each(SEARCH_KINDS)('a hit of kind %s leads to a page of the menu that the app has', (kind) => {
  const page = menus
    .flatMap((menu) => [menu, ...(menu.children ?? [])])
    .find(({ url }) => url === addressOf(kind).pathname);
  expect(Object.keys(views)).toContain(page?.component);
});

test('links plans and forms to their pages', () => {
  expect(searchHitPath({ ...record, kind: 'plan' })).toBe(planPath('a b', 'view'));
  expect(addressOf('form').searchParams.get('id')).toBe(new URL(fillPath('a b'), 'http://x').searchParams.get('id'));
});

test('links materials, suppliers, experts and users to their filtered lists', () => {
  expect(addressOf('expert').searchParams.get('name')).toBe('锐衡 & 泵业');
  expect(searchHitPath({ ...record, kind: 'material' })).toBe('/material/classification?code=zhou');
  expect(searchHitPath({ ...record, kind: 'user' })).toBe('/isystem/user?username=zhou');
  expect(addressOf('supplier').pathname).toBe('/supplier/list');
  expect(addressOf('supplier').searchParams.get('name')).toBe('锐衡 & 泵业');
});
