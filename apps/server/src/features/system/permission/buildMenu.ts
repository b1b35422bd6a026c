import { createHash } from 'node:crypto';
import type { MenuItem, MenuMeta } from '@gezi/domain';
import { inCurrentLanguage, texts } from '../../../platform/texts';
import { groupBy } from '../../../platform/kit/groupBy';
import type { PermissionRow } from './store';

export type MenuRow = Pick<
  PermissionRow,
  | 'id'
  | 'parentId'
  | 'name'
  | 'nameEn'
  | 'url'
  | 'component'
  | 'componentName'
  | 'redirect'
  | 'icon'
  | 'route'
  | 'keepAlive'
  | 'hidden'
  | 'hideTab'
  | 'alwaysShow'
  | 'internalOrExternal'
>;

const HOME_PATH = '/dashboard/analysis';

/** Always present, because an empty menu makes clients sign out. */
const home = (): MenuItem => ({
  id: 'home',
  path: HOME_PATH,
  name: 'dashboard-analysis',
  component: 'dashboard/Analysis',
  redirect: null,
  route: '1',
  meta: { title: texts.platform.home, icon: 'home', keepAlive: true, internalOrExternal: false },
});

/**
 * Builds the menu tree of a user (contract, part 1 §2.3). Home comes first. A parent whose children are all hidden is
 * hidden.
 *
 * @param rows granted menu rows in order; rows without their parent are dropped
 */
export function buildMenu(rows: readonly MenuRow[]): MenuItem[] {
  const children = groupBy(rows, ({ parentId }) => parentId ?? '');
  const top = (children.get('') ?? []).map((row) => menuItem(row, children, true));
  const first = top.find(({ path }) => path === HOME_PATH) ?? home();
  return [first, ...top.filter((item) => item !== first)];
}

function menuItem(row: MenuRow, children: ReadonlyMap<string, readonly MenuRow[]>, isTop: boolean): MenuItem {
  const url = row.url ?? '';
  const external = /^https?:\/\//i.test(url);
  const childItems = (children.get(row.id) ?? []).map((child) => menuItem(child, children, false));
  const hidden = row.hidden || (childItems.length > 0 && childItems.every((child) => child.hidden));
  return {
    id: row.id,
    path: external ? createHash('md5').update(url).digest('hex') : url,
    name: row.componentName || nameOf(url),
    component: row.component ?? '',
    redirect: isTop ? row.redirect : null,
    route: row.route ? '1' : '0',
    ...(hidden ? { hidden: true as const } : {}),
    ...(row.alwaysShow ? { alwaysShow: true as const } : {}),
    ...(childItems.length > 0 ? { children: childItems } : {}),
    meta: metaOf(row, external ? url : undefined),
  };
}

const metaOf = (row: MenuRow, externalUrl: string | undefined): MenuMeta => ({
  title: inCurrentLanguage(row.name, row.nameEn),
  ...(row.icon ? { icon: row.icon } : {}),
  keepAlive: row.keepAlive,
  internalOrExternal: row.internalOrExternal,
  ...(row.componentName ? { componentName: row.componentName } : {}),
  ...(externalUrl ? { url: externalUrl } : {}),
  ...(row.internalOrExternal ? { target: '_blank' } : {}),
  ...(row.hideTab ? { hideTab: true } : {}),
});

const nameOf = (url: string) => url.replace(/^\//, '').replaceAll('/', '-').replaceAll(':', '@');
