import { RecordState } from '../../../crud/RecordState';
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
  return (
    <RecordState
      isNone={isNone}
      loading={texts.loading}
      error={error}
      onRetry={onRetry}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.back, path: HEAD_LIST_PATH }}
    />
  );
}
