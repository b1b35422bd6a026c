import { Link } from 'react-router';
import type { RouteRecord } from '../../core/shellRoute';
import { useTexts } from '../../texts/useTexts';

/** Breadcrumb from home to the current page. */
export function Breadcrumbs({ records }: { records: readonly RouteRecord[] }) {
  const texts = useTexts();
  if (records.length < 2) return null;
  return (
    <nav className="gezi-breadcrumb" aria-label={texts.breadcrumb}>
      <ol>
        {records.map(({ path, title, hasPage = true }, index) => {
          if (index === records.length - 1) {
            return (
              <li key={path}>
                <span aria-current="page">{title}</span>
              </li>
            );
          }
          return <li key={path}>{hasPage ? <Link to={path}>{title}</Link> : title}</li>;
        })}
      </ol>
    </nav>
  );
}
