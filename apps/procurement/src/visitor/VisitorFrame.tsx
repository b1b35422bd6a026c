import { CheckCircleFilled } from '@ant-design/icons';
import { AppearanceSwitches, GeziMark } from '@gezi/admin-shell';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from './texts';

interface VisitorFrameProps {
  /** Window title; default: the login page's. */
  documentTitle?: string;
  /** Without links to other pages (P§2: blank layout). */
  blank?: boolean;
  /** Wider, for a long form. */
  wide?: boolean;
  children: ReactNode;
}

/** Layout around the login and registration card: the brand beside it, on a phone above it. */
export function VisitorFrame({ documentTitle, blank = false, wide = false, children }: VisitorFrameProps) {
  const texts = useTexts();
  useEffect(() => {
    document.title = documentTitle ?? texts.documentTitle;
  }, [documentTitle, texts]);

  const main = (
    <main className="gezi-login-main">
      <div className="gezi-login-switches">
        <AppearanceSwitches />
      </div>
      <div className={wide ? 'gezi-login-card gezi-login-wide' : 'gezi-login-card'}>{children}</div>
      {!blank && (
        <footer className="gezi-login-footer">
          <Link to="/helpdocument">{texts.helpDocument}</Link>
          <Link to="/">{texts.backHome}</Link>
        </footer>
      )}
    </main>
  );
  if (blank) return <div className="gezi-login gezi-login-blank">{main}</div>;
  return (
    <div className="gezi-login">
      <aside className="gezi-login-brand">
        <div className="gezi-login-logo">
          <GeziMark />
          <span>{texts.brand}</span>
        </div>
        <div className="gezi-login-pitch">
          <p className="gezi-login-slogan">{texts.slogan}</p>
          <ul>
            {texts.points.map((point) => (
              <li key={point}>
                <CheckCircleFilled aria-hidden />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      {main}
    </div>
  );
}
