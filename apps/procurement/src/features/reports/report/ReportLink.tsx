import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A value that leads to a page of the application, or in a window of its own to another site. */
export function ReportLink({ to, children }: { to: string; children: ReactNode }) {
  if (to.startsWith('/')) return <Link to={to}>{children}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
