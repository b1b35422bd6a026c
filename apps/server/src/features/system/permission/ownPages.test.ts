import { expect, test } from 'vitest';
import { withoutOwnPages } from './ownPages';

const heading = (id: string, parentId = '') => ({ id, parentId, component: 'layouts/RouteView' });
const page = (id: string, parentId: string, component: string) => ({ id, parentId, component });

test('leaves out own pages, and headings that lead to no other page', () => {
  const rows = [
    heading('system'),
    page('users', 'system', 'system/UserList'),
    page('agents', 'system', 'system/SysUserAgentList'),
    heading('purchase'),
    heading('plans', 'purchase'),
    page('plan', 'plans', 'purchase/PlanList'),
    heading('empty'),
    page('forms', '', 'modules/online/cgform/OnlCgformHeadList'),
    page('data', 'forms', 'modules/online/cgform/OnlCgformDataList'),
  ];
  expect(withoutOwnPages(rows).map(({ id }) => id)).toEqual(['system', 'users', 'empty', 'forms']);
});

test('shows the page of online forms, which our own menu hides', () => {
  const rows = [{ ...page('forms', '', 'modules/online/cgform/OnlCgformHeadList'), hidden: true }];
  expect(withoutOwnPages(rows)).toEqual([{ ...rows[0], hidden: false }]);
});
