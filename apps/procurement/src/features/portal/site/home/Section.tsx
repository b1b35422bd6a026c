import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** A link at the right of the title. */
  more?: ReactNode;
  /** On the quieter ground; default no. */
  quiet?: boolean;
  children: ReactNode;
}

/** A part of a page of the site with its heading. */
export function Section({ title, lead, more, quiet = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={`gezi-site-section${quiet ? ' gezi-site-quiet' : ''}`} aria-labelledby={id}>
      <div className="gezi-site-wide">
        <div className="gezi-site-section-head">
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
          {more}
        </div>
        {children}
      </div>
    </section>
  );
}
