import { EmptyState, PageHeader } from '@gezi/ui';
import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { RouteRecord } from '../../core/shellRoute';
import { useTexts } from '../../texts/useTexts';

/** Page of a menu group: links to its pages. */
export function GroupPage({ title, pages }: { title: string; pages: readonly RouteRecord[] }) {
  const texts = useTexts();
  return (
    <>
      <PageHeader title={title} />
      {pages.length === 0 && <EmptyState />}
      <nav aria-label={texts.pagesBelow(title)}>
        <ul className="gezi-group-page">
          {pages.map((page) => (
            <li key={page.path}>
              <Link to={page.path}>
                {page.title}
                <RightOutlined aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
