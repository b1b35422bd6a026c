import { Later, lazyPart } from '@gezi/ui';
import { type ReactNode } from 'react';
import type { Texts } from '../texts/zh-CN';
import type { GridError } from './EditableGridProps';

const EmptyMark = lazyPart(async () => (await import('./EmptyMark')).EmptyPicture);

export interface GridStateProps {
  loading: boolean;
  error: GridError | undefined;
  /** Text shown without rows. */
  empty: ReactNode;
  texts: Texts;
}

/** The area in place of rows: error, loading or empty. */
export function GridState({ loading, error, empty, texts }: GridStateProps) {
  if (error)
    return (
      <div className="gezi-state" role="alert">
        <span className="gezi-state-error" aria-hidden />
        <span>{error.message}</span>
        {error.onRetry ? (
          <button type="button" className="gezi-button" onClick={error.onRetry}>
            {texts.retry}
          </button>
        ) : null}
      </div>
    );
  if (loading)
    return (
      <output className={empty ? 'gezi-state' : 'gezi-state gezi-state-over'}>
        <span className="gezi-spin" aria-hidden />
        <span>{texts.loading}</span>
      </output>
    );
  if (!empty) return null;
  return (
    <div className="gezi-state">
      <Later failure={null} fallback={<span className="gezi-empty-picture" />}>
        <EmptyMark />
      </Later>
      <span>{empty}</span>
    </div>
  );
}
