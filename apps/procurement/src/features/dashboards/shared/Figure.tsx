import { Link } from 'react-router';

interface FigureProps {
  label: string;
  value: string;
  /** Exact value, e.g. of a shortened amount. */
  note?: string;
  /** Page with the records behind the figure; absent: none. */
  to?: string | undefined;
}

/** A figure of a dashboard that leads to the records behind it. */
export function Figure({ label, value, note, to }: FigureProps) {
  const content = (
    <>
      <span className="gezi-count-label">{label}</span>
      <span className="gezi-count-number">{value}</span>
      {note && <span className="gezi-count-note">{note}</span>}
    </>
  );
  return (
    <li>
      {to ? (
        <Link className="gezi-count" to={to}>
          {content}
        </Link>
      ) : (
        <div className="gezi-count">{content}</div>
      )}
    </li>
  );
}
