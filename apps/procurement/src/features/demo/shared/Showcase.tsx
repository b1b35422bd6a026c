import { PageCard } from '@gezi/ui';
import type { ReactNode } from 'react';

interface ShowcaseProps {
  title: string;
  /** Name of the component, e.g. `SlideVerify`. */
  name: string;
  /** One-line usage hint. */
  hint?: string;
  /** The stored value, shown below; absent if there is none. */
  value?: string | undefined;
  /** Spans the full width. */
  wide?: boolean;
  extra?: ReactNode;
  children: ReactNode;
}

/** One demonstrated widget. */
export function Showcase({ title, name, hint, value, wide = false, extra, children }: ShowcaseProps) {
  return (
    <div className={wide ? 'gezi-demo-show gezi-demo-show-wide' : 'gezi-demo-show'}>
      <PageCard title={title} note={<code className="gezi-demo-show-name">{name}</code>} extra={extra}>
        {hint && <p className="gezi-demo-show-hint">{hint}</p>}
        <div className="gezi-demo-show-stage">{children}</div>
        {value !== undefined && (
          <output className="gezi-demo-show-value" aria-label={`${title} value`}>
            {value || '—'}
          </output>
        )}
      </PageCard>
    </div>
  );
}
