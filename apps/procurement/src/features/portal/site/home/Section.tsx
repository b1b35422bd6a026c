import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  /** Link to the right of the title. */
  more?: ReactNode;
  /** Uses the muted background; default false. */
  quiet?: boolean;
  children: ReactNode;
}

/** A section of a public page with its heading. */
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
