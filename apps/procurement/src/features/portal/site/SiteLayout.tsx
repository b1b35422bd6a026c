import { Outlet, useNavigation } from 'react-router';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import { useTexts } from './texts';
import './site.css';

const CONTENT = 'gezi-site-content';

/** Layout of the public site. */
export function SiteLayout() {
  const texts = useTexts();
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div className="gezi-site">
      <a
        className="gezi-skip-link"
        href={`#${CONTENT}`}
        onClick={(event) => {
          // Keeps the fragment out of the address.
          event.preventDefault();
          document.getElementById(CONTENT)?.focus();
        }}
      >
        {texts.skip}
      </a>
      <SiteHeader />
      <main id={CONTENT} className="gezi-site-main" tabIndex={-1} aria-busy={isLeaving}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
