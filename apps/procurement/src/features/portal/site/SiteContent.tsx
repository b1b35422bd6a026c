import { RichContent } from '@gezi/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownTarget } from './core/ownTarget';

/** Editor-written HTML; links to public pages use the router. */
export function SiteContent({ html }: { html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const target = link && ownTarget(link.getAttribute('href')!, `${window.location.origin}${pathname}`);
      if (!target) return;
      event.preventDefault();
      if (target === `${pathname}${search}`) return;
      // Moving between help documents adds no history entries.
      void navigate(target, { replace: target.startsWith('/helpdocument') && pathname === '/helpdocument' });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, pathname, search]);

  return (
    <div ref={holder} className="gezi-site-written">
      <RichContent html={html} />
    </div>
  );
}
