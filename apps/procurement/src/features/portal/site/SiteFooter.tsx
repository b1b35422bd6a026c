import { GeziMark } from '@gezi/admin-shell';
import { Link } from 'react-router';
import { useTexts } from './texts';

/** The year at load time. */
const YEAR = new Date().getFullYear();

/** Footer with links, on every public page. */
export function SiteFooter() {
  const texts = useTexts();
  const groups = [
    {
      title: texts.footerProduct,
      links: [
        ['/platformintro', texts.platformIntro],
        ['/service', texts.service],
        ['/projectintro', texts.projects],
        ['/news', texts.news],
      ],
    },
    {
      title: texts.footerSupport,
      links: [
        ['/helpdocument', texts.help],
        ['/contact', texts.contact],
        ['/joinus', texts.join],
      ],
    },
    {
      title: texts.footerProtocols,
      links: Object.entries(texts.protocols).map(([code, label]) => [`/protocol/${code}`, label]),
    },
  ] as const;
  return (
    <footer className="gezi-site-footer">
      <div className="gezi-site-wide gezi-site-footer-grid">
        <div>
          <p className="gezi-site-brand">
            <GeziMark />
            <span>{texts.brand}</span>
          </p>
          <p>{texts.footerLead}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to!}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="gezi-site-wide gezi-site-copyright">{texts.copyright(YEAR)}</p>
    </footer>
  );
}
