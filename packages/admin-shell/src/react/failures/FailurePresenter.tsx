import { useEffect } from 'react';
import type { FailureConsequence, ShownFailure } from './ShownFailure';
import { usePresentFailure } from './usePresentFailure';

export interface FailurePresenterProps {
  /** Hands over the failures to show; returns how to stop. Must be a stable function. */
  subscribe: (show: (failure: ShownFailure) => void) => () => void;
  /** Ends the session and reloads, or leaves for the login page. */
  onConsequence: (what: FailureConsequence['what']) => void;
}

/** Shows the failures of calls wherever they were made; draws nothing itself. Needs antd's `App` above. */
export function FailurePresenter({ subscribe, onConsequence }: FailurePresenterProps) {
  const present = usePresentFailure(onConsequence);
  useEffect(() => subscribe(present), [subscribe, present]);
  return null;
}
