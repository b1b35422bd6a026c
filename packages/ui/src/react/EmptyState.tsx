import type { ReactNode } from 'react';
import { EmptyPicture } from './EmptyPicture';
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
      <EmptyPicture />
      <p className="gezi-empty-title">{title ?? texts.noData}</p>
      {description && <p className="gezi-empty-description">{description}</p>}
      {action && <div className="gezi-empty-action">{action}</div>}
    </div>
  );
}
