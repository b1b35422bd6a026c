import { useMemo } from 'react';
import { onDarkGround } from './onDarkGround';
import { sanitizeHtml } from './sanitizeHtml';
import { useDarkGround } from './useDarkGround';

export interface RichContentProps {
  /** Markup from users or a server; sanitised before it is shown. */
  html: string | null | undefined;
}

/** Read-only rich text in the page's typography; its colours are adapted in dark mode. */
export function RichContent({ html }: RichContentProps) {
  const ground = useDarkGround();
  const shown = useMemo(() => {
    const safe = sanitizeHtml(html ?? '');
    return { __html: ground === undefined ? safe : onDarkGround(safe, ground) };
  }, [html, ground]);
  return <div className="gezi-rich-content" dangerouslySetInnerHTML={shown} />;
}
