import type { MenuProps } from 'antd';
import { Link } from 'react-router';
import { resolveUrl, type UrlValues } from '../../core/resolveUrl';
import type { MenuEntry } from '../../core/visibleMenu';
import { MenuIcon } from './MenuIcon';
import type { MenuIcons } from './menuIcons';

export interface MenuNodeOptions {
  urlValues: UrlValues;
  icons?: MenuIcons | undefined;
  /** Screen-reader text after the name of an external page. */
  newWindow: string;
  /** Number of records that wait for the user, by the path of their page. */
  counts?: MenuCounts | undefined;
  /** Screen-reader description of a page with waiting records. */
  waiting: (count: number) => string;
}

/** Number of records that wait for the user, by the path of their page. */
export type MenuCounts = Readonly<Record<string, number>>;

/** A larger number is shown as `99+`. */
const MAX_SHOWN = 99;

type Nodes = NonNullable<MenuProps['items']>;

/** Key of a menu entry; a group and its first page can have the same path. */
export const menuKey = ({ path, children }: MenuEntry): string => (children ? `${path}/` : path);

/** Items for antd's menu; pages are links, so that they can open in a new browser tab. */
export function menuNodes(entries: readonly MenuEntry[], options: MenuNodeOptions, depth = 0): Nodes {
  return entries.map((entry) => ({
    key: menuKey(entry),
    ...(depth === 0 || entry.icon ? { icon: <MenuIcon name={entry.icon} icons={options.icons} /> } : {}),
    label: (
      <span className="gezi-menu-label">
        {entry.children ? <span>{entry.title}</span> : <EntryLink entry={entry} {...options} />}
        <WaitingCount count={waitingBelow(entry, options.counts)} />
      </span>
    ),
    title: entry.title,
    ...(entry.children ? { children: menuNodes(entry.children, options, depth + 1) } : {}),
  }));
}

/** Records that wait on a page, or on all pages of a group. */
const waitingBelow = ({ path, children }: MenuEntry, counts: MenuCounts = {}): number =>
  children ? children.reduce((sum, child) => sum + waitingBelow(child, counts), 0) : (counts[path] ?? 0);

/** The number beside an entry. Screen readers get it with the link. */
function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="gezi-menu-count" aria-hidden>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}

function EntryLink({ entry, urlValues, newWindow, counts, waiting }: { entry: MenuEntry } & MenuNodeOptions) {
  const external = entry.external === undefined ? undefined : resolveUrl(entry.external, urlValues);
  if (external?.ok) {
    return (
      <a href={external.value} target="_blank" rel="noopener noreferrer">
        {entry.title}
        <span className="gezi-visually-hidden">（{newWindow}）</span>
      </a>
    );
  }
  // An embedded page is opened with the whole item (P§2).
  const count = waitingBelow(entry, counts);
  return (
    <Link
      to={entry.path}
      {...(entry.iframe ? { state: entry.item } : {})}
      {...(count > 0 && { 'aria-description': waiting(count) })}
    >
      {entry.title}
    </Link>
  );
}
