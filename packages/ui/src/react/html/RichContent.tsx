import { useMemo } from 'react';
import { sanitizeHtml } from './sanitizeHtml';

export interface RichContentProps {
  /** Markup from people or a server; made safe before it is shown. */
  html: string | null | undefined;
}

/** Rich text for reading, in the page's own typography. */
export function RichContent({ html }: RichContentProps) {
  const safe = useMemo(() => ({ __html: sanitizeHtml(html ?? '') }), [html]);
  return <div className="gezi-rich-content" dangerouslySetInnerHTML={safe} />;
}
