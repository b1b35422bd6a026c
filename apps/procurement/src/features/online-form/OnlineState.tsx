import { PageCard } from '@gezi/ui';
import { Skeleton } from 'antd';
import { NoRecord } from '../../crud/NoRecord';
import { HEAD_LIST_PATH } from './onlinePath';
import { useTexts } from './texts';

interface OnlineStateProps {
  /** Absent while the form is on its way. */
  error?: unknown;
  /** There is no such form. */
  isNone?: boolean;
  onRetry: () => void;
}

/** What stands in the place of an online form that is not there yet, or not at all. */
export function OnlineState({ error, isNone = false, onRetry }: OnlineStateProps) {
  const texts = useTexts();
  if (!isNone && (error === undefined || error === null)) {
    return (
      <PageCard>
        <output className="gezi-online-loading" aria-label={texts.loading}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </output>
      </PageCard>
    );
  }
  return (
    <NoRecord
      error={error}
      onRetry={onRetry}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.back, path: HEAD_LIST_PATH }}
    />
  );
}
