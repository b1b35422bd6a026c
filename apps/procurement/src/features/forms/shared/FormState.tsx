import { RecordState } from '../../../crud/RecordState';
import { FORM_LIST_PATH } from './formPaths';
import { useTexts } from './texts';

interface FormStateProps {
  /** Absent while loading, and if there is no id. */
  error?: unknown;
  /** The address has no id. */
  isNone?: boolean;
  onRetry: () => void;
}

/** Card in place of a form while it loads, and if it does not exist. */
export function FormState({ error, isNone = false, onRetry }: FormStateProps) {
  const texts = useTexts();
  return (
    <RecordState
      isNone={isNone}
      loading={texts.loading}
      error={error}
      onRetry={onRetry}
      missing={{ title: texts.notFoundTitle, hint: texts.notFoundHint }}
      back={{ label: texts.backToList, path: FORM_LIST_PATH }}
    />
  );
}
