import { useId, type ReactNode } from 'react';

export interface PageCardProps {
  /** Heading of the card; a card without one is only a surface. */
  title?: ReactNode;
  /** Beside the heading, in a softer colour, e.g. a count. */
  note?: ReactNode;
  /** Buttons at the end of the heading line. */
  extra?: ReactNode;
  /** False lets a table or grid reach the card's edges; default true. */
  padded?: boolean;
  /** Level of the heading; default 2, below the page's own. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** The white surface a page is made of, with an optional heading line. */
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
