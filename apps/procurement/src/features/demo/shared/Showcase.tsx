import { PageCard } from '@gezi/ui';
import type { ReactNode } from 'react';

interface ShowcaseProps {
  title: string;
  /** Its name in the code, e.g. `SlideVerify`. */
  name: string;
  /** What can be done with it, in a line. */
  hint?: string;
  /** What would be stored, shown below; absent where nothing is. */
  value?: string | undefined;
  /** Takes the whole width. */
  wide?: boolean;
  extra?: ReactNode;
  children: ReactNode;
}

/** One widget of a package, in use. */
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
