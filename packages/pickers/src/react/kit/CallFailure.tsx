import { LoadFailure } from '@gezi/ui';
import { useFailureText } from './useFailureText';

/** Shows in place why a call failed, with a button to try again. */
export function CallFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <LoadFailure message={useFailureText()(error)} onRetry={onRetry} />;
}
