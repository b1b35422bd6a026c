import { menuTitle, useShell, type MenuItem } from '@gezi/admin-shell';
import { EmptyState, PageCard, PageHeader } from '@gezi/ui';
import { Link } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { demoPages, OTHER, type DemoGroup } from '../shared/demoPages';
import { useTexts } from '../shared/texts';

const HOME = '/demo';
const GROUPS: readonly DemoGroup[] = ['basic', 'input', 'grid', 'frame'];

/** `/demo` and `/test/home`: index of the demo pages in the caller's menu. */
export function DemoIndexPage() {
  const texts = useTexts();
  const { access } = useShell();
  useTabTitle(texts.index);
  const pages = flat(access?.menu ?? [])
    .filter(({ path, hidden, children }) => isDemo(path) && !hidden && !children?.length)
    .map((item) => ({
      title: menuTitle(item),
      ...OTHER,
      ...demoPages.find(({ path }) => path === item.path),
      path: item.path,
    }));

  return (
    <>
      <PageHeader title={texts.index} description={texts.indexHint} />
      {pages.length === 0 && (
        <PageCard>
          <EmptyState title={texts.indexEmpty} />
        </PageCard>
      )}
      {GROUPS.map((group) => {
        const members = pages.filter((page) => page.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} className="gezi-demo-group">
            <h2>{texts.groups[group]}</h2>
            <ul className="gezi-demo-cards">
              {members.map(({ path, title, icon: Icon, components }) => (
                <li key={path}>
                  <Link className="gezi-demo-card" to={path}>
                    <span className="gezi-demo-icon">
                      <Icon aria-hidden />
                    </span>
                    <span className="gezi-demo-name">{title}</span>
                    <span className="gezi-demo-says">{texts.says[path]}</span>
                    {components.length > 0 && <span className="gezi-demo-holds">{components.join(' · ')}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

const isDemo = (path: string) => (path.startsWith(`${HOME}/`) && path !== HOME) || path.startsWith('/lowcode/');
const flat = (menu: readonly MenuItem[]): MenuItem[] => menu.flatMap((item) => [item, ...flat(item.children ?? [])]);
