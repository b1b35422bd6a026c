import { CloseOutlined, MenuOutlined } from '@ant-design/icons';
import { AppearanceSwitches, GeziMark } from '@gezi/admin-shell';
import { useSession } from '@gezi/client';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTexts } from './texts';

const MENU = 'gezi-site-menu';

/** Brand, main navigation and sign-in; collapsed behind a button on a phone. */
export function SiteHeader() {
  const texts = useTexts();
  const { pathname } = useLocation();
  const { token } = useSession();
  // The address at which the menu was opened: navigating closes it.
  const [openAt, setOpenAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === pathname;
  // For signed-in users `/` redirects to their work.
  const home = token ? '/home' : '/';
  const items = [
    { to: home, at: ['/home'], label: texts.home },
    { to: '/service', at: ['/service'], label: texts.service },
    { to: '/about', at: ['/about', '/aboutus'], label: texts.about },
    { to: '/contact', at: ['/contact'], label: texts.contact },
    { to: '/user/login', at: [], label: texts.workbench },
  ];

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <header className="gezi-site-header">
      <div className="gezi-site-bar">
        <Link className="gezi-site-brand" to={home}>
          <GeziMark />
          <span>{texts.brand}</span>
        </Link>
        <nav id={MENU} className={`gezi-site-nav${isOpen ? ' gezi-site-nav-open' : ''}`} aria-label={texts.menu}>
          <ul>
            {items.map(({ to, at, label }) => (
              <li key={label}>
                <Link to={to} {...(at.includes(pathname) && { 'aria-current': 'page' as const })}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Link className="gezi-site-button gezi-site-button-small" to="/register-supplier">
            {texts.register}
          </Link>
        </nav>
        <div className="gezi-site-tools">
          <AppearanceSwitches />
          <button
            ref={toggle}
            type="button"
            className="gezi-site-toggle"
            aria-label={isOpen ? texts.closeMenu : texts.openMenu}
            aria-expanded={isOpen}
            aria-controls={MENU}
            onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          >
            {isOpen ? <CloseOutlined aria-hidden /> : <MenuOutlined aria-hidden />}
          </button>
        </div>
      </div>
    </header>
  );
}
