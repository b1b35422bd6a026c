import type { ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';

export interface EmptyStateProps {
  /** Title; default 暂无数据. */
  title?: ReactNode;
  /** Reason, or what to do next. */
  description?: ReactNode;
  /** Button or link to the next step. */
  action?: ReactNode;
  /** Whether it is drawn smaller, e.g. inside a card; default false. */
  compact?: boolean;
}

/** The empty state of a list, chart or page. */
export function EmptyState({ title, description, action, compact = false }: EmptyStateProps) {
  const texts = useTexts();
  return (
    <div className={`gezi-empty${compact ? ' gezi-empty-compact' : ''}`}>
      <svg className="gezi-empty-picture" viewBox="0 0 96 64" aria-hidden="true">
        <rect x="22" y="14" width="52" height="40" rx="4" className="gezi-empty-sheet" />
        <path d="M22 27h52M39 14v40M57 14v40M22 40.5h52" className="gezi-empty-lines" />
        <rect x="40" y="28" width="16" height="11.5" className="gezi-empty-cell" />
      </svg>
      <p className="gezi-empty-title">{title ?? texts.noData}</p>
      {description && <p className="gezi-empty-description">{description}</p>}
      {action && <div className="gezi-empty-action">{action}</div>}
    </div>
  );
}
