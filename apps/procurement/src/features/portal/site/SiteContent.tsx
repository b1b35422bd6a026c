import { RichContent } from '@gezi/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { internalTarget } from './core/internalTarget';

/** Editor-written HTML; links to public pages use the router. */
export function SiteContent({ html }: { html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const element = holder.current;
    const navigateInternally = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const target = link && internalTarget(link.getAttribute('href')!, `${window.location.origin}${pathname}`);
      if (!target) return;
      event.preventDefault();
      if (target === `${pathname}${search}`) return;
      // Moving between help documents adds no history entries.
      void navigate(target, { replace: target.startsWith('/helpdocument') && pathname === '/helpdocument' });
    };
    element?.addEventListener('click', navigateInternally);
    return () => element?.removeEventListener('click', navigateInternally);
  }, [navigate, pathname, search]);

  return (
    <div ref={holder} className="gezi-site-written">
      <RichContent html={html} />
    </div>
  );
}
