import { RecordState } from '../../../crud/RecordState';
import { FORM_LIST_PATH } from './formPath';
import { useTexts } from './texts';

interface FormStateProps {
  /** Absent while the form is on its way, and when there is no id to ask for. */
  error?: unknown;
  /** No id in the address. */
  isNone?: boolean;
  onRetry: () => void;
}

/** What stands in the place of a form that is not there yet, or not at all. */
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
