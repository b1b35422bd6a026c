import type { ReactNode } from 'react';

export interface IconTextProps {
  /** Icon; decorative. */
  icon: ReactNode;
  /** The text. */
  children: ReactNode;
  /** Default `text`. */
  tone?: 'text' | 'muted' | 'success' | 'warning' | 'error';
}

/** Icon and text on one line; a long text ends with an ellipsis. */
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
