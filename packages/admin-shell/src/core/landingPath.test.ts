import { expect, test } from 'vitest';
import { menu } from '../testing/menu';
import { landingPath } from './landingPath';
import { routesFromMenu } from './routesFromMenu';

const home = '/dashboard/analysis';

test.each([
  [menu, home],
  [menu.slice(1), '/purchase/plan'],
  [
    [
      { path: '/hidden', component: 'H', hidden: true },
      { path: '/a/:id', component: 'A' },
    ],
    home,
  ],
  [[], home],
])('%#', (items, path) => expect(landingPath(routesFromMenu(items), home)).toBe(path));
