import type { ReactNode } from 'react';

export interface IconTextProps {
  /** Decoration; the text says it all. */
  icon: ReactNode;
  /** The text itself. */
  children: ReactNode;
  /** Default `text`. */
  tone?: 'text' | 'muted' | 'success' | 'warning' | 'error';
}

/** An icon and its text on one line; a long text is cut with dots. */
export function IconText({ icon, children, tone = 'text' }: IconTextProps) {
  return (
    <span className={`gezi-icon-text gezi-tone-${tone}`}>
      <span aria-hidden className="gezi-icon-text-icon">
        {icon}
      </span>
      <span className="gezi-icon-text-text">{children}</span>
    </span>
  );
}
