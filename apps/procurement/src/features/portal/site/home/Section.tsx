import { ArrowRightOutlined } from '@ant-design/icons';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts';

interface SectionProps {
  title: string;
  lead?: string;
  /** Page with all entries, linked to the right of the title. */
  more?: { path: string; name: string };
  /** Uses the muted background; default false. */
  quiet?: boolean;
  children: ReactNode;
}

/** A section of a public page with its heading. */
export function Section({ title, lead, more, quiet = false, children }: SectionProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <section className={`gezi-site-section${quiet ? ' gezi-site-quiet' : ''}`} aria-labelledby={id}>
      <div className="gezi-site-wide">
        <div className="gezi-site-section-head">
          <h2 id={id}>{title}</h2>
          {lead && <p>{lead}</p>}
          {more && (
            <Link className="gezi-site-more" to={more.path}>
              {texts.more}
              <span className="gezi-visually-hidden"> {more.name}</span>
              <ArrowRightOutlined aria-hidden />
            </Link>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
