import { RecordState } from '../../../crud/RecordState';
import { HEAD_LIST_PATH } from './onlinePath';
import { useTexts } from './texts';

interface OnlineStateProps {
  /** Absent while loading. */
  error?: unknown;
  /** The form does not exist. */
  isNone?: boolean;
  onRetry: () => void;
}

/** Card in place of an online form while it loads, and if it does not exist. */
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
