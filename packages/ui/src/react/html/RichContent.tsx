import { useMemo } from 'react';
import { onDarkGround } from './onDarkGround';
import { sanitizeHtml } from './sanitizeHtml';
import { useDarkGround } from './useDarkGround';

export interface RichContentProps {
  /** Markup from people or a server; made safe before it is shown. */
  html: string | null | undefined;
}

/** Rich text for reading, in the page's own typography; on a dark page its colours are made readable. */
export function RichContent({ html }: RichContentProps) {
  const ground = useDarkGround();
  const shown = useMemo(() => {
    const safe = sanitizeHtml(html ?? '');
    return { __html: ground === undefined ? safe : onDarkGround(safe, ground) };
  }, [html, ground]);
  return <div className="gezi-rich-content" dangerouslySetInnerHTML={shown} />;
}
