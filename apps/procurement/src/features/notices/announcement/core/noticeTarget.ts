import { isOwnPage, type Announcement } from '@gezi/domain';

type Opened = Pick<Announcement, 'openType' | 'openPage' | 'busId'>;

/** Target of a notice: the page of a record, or the notice itself with an optional link. */
export type NoticeTarget = { kind: 'record'; page: string; id: string } | { kind: 'detail'; page: string | undefined };

/**
 * Target by openType (P§2): `component` opens a page with busId as its id, `url` links to a page, others show the
 * notice.
 */
export function noticeTarget({ openType, openPage, busId }: Opened): NoticeTarget {
  if (openType === 'component' && openPage && busId) return { kind: 'record', page: openPage, id: busId };
  return { kind: 'detail', page: openType === 'url' && isOwnPage(openPage) ? openPage : undefined };
}

interface Item {
  path: string;
  component?: string | null;
  children?: readonly Item[] | null;
}

/**
 * Path of a record's page.
 *
 * @param page a path of the application, or the key of a component in the caller's menu
 * @returns undefined if the caller has no such page
 */
export function recordPath(page: string, id: string, menu: readonly Item[]): string | undefined {
  const path = isOwnPage(page) ? page : pathOf(page, menu);
  if (path === undefined) return undefined;
  const { pathname, searchParams } = new URL(path, 'http://own.invalid');
  searchParams.set('id', id);
  return `${pathname}?${searchParams.toString()}`;
}

function pathOf(component: string, menu: readonly Item[]): string | undefined {
  for (const item of menu) {
    const found = item.component === component ? item.path : pathOf(component, item.children ?? []);
    if (found !== undefined) return found;
  }
  return undefined;
}
