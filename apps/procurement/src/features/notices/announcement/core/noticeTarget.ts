import { isOwnPage, type Announcement } from '@gezi/domain';

type Opened = Pick<Announcement, 'openType' | 'openPage' | 'busId'>;

/** What opening a notice shows: the page of a record, or the notice itself with, maybe, a page to go on to. */
export type NoticeTarget = { kind: 'record'; page: string; id: string } | { kind: 'detail'; page: string | undefined };

/** By its openType (P§2): `component` opens a page with busId as its id, `url` offers its page, anything else reads. */
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
 * Where the page of a record is.
 *
 * @param page a path of ours, or the key of a component, which the caller's menu may hold
 * @returns undefined where the caller has no such page
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
