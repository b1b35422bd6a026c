import { Link } from 'react-router';
import { useTexts } from './texts';

interface RowLinkProps {
  label: string;
  /** What the row is called. */
  of: string;
  to: string;
}

/** The way from a row to a page about it; looks as {@link RowButton} does. */
export function RowLink({ label, of, to }: RowLinkProps) {
  const texts = useTexts();
  return (
    <Link className="ant-btn ant-btn-link ant-btn-sm" aria-label={texts.of(label, of)} to={to}>
      {label}
    </Link>
  );
}
