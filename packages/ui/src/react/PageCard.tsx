import { useId, type ReactNode } from 'react';

export interface PageCardProps {
  /** Heading of the card, if any. */
  title?: ReactNode;
  /** Secondary text beside the heading, e.g. a count. */
  note?: ReactNode;
  /** Buttons at the end of the heading line. */
  extra?: ReactNode;
  /** Whether the content has padding; false for a table or grid. Default true. */
  padded?: boolean;
  /** Level of the heading; default 2. */
  level?: 2 | 3 | 4;
  /** Content. */
  children: ReactNode;
}

/** Card of a page, with an optional heading. */
export function PageCard({ title, note, extra, padded = true, level = 2, children }: PageCardProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="gezi-card" aria-labelledby={title ? id : undefined}>
      {(title || extra) && (
        <header className="gezi-card-head">
          {title && (
            <Heading className="gezi-card-title" id={id}>
              {title}
            </Heading>
          )}
          {note && <span className="gezi-card-note">{note}</span>}
          {extra && <div className="gezi-card-extra">{extra}</div>}
        </header>
      )}
      <div className={padded ? 'gezi-card-body' : undefined}>{children}</div>
    </section>
  );
}
