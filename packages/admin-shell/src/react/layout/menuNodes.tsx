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
}

type Nodes = NonNullable<MenuProps['items']>;

/** Key of a menu entry; a group and its first page can have the same path. */
export const menuKey = ({ path, children }: MenuEntry): string => (children ? `${path}/` : path);

/** Items for antd's menu; pages are links, so that they can open in a new browser tab. */
export function menuNodes(entries: readonly MenuEntry[], options: MenuNodeOptions, depth = 0): Nodes {
  return entries.map((entry) => ({
    key: menuKey(entry),
    ...(depth === 0 || entry.icon ? { icon: <MenuIcon name={entry.icon} icons={options.icons} /> } : {}),
    label: entry.children ? entry.title : <EntryLink entry={entry} {...options} />,
    title: entry.title,
    ...(entry.children ? { children: menuNodes(entry.children, options, depth + 1) } : {}),
  }));
}

function EntryLink({ entry, urlValues, newWindow }: { entry: MenuEntry } & MenuNodeOptions) {
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
  return (
    <Link to={entry.path} {...(entry.iframe ? { state: entry.item } : {})}>
      {entry.title}
    </Link>
  );
}
