import { useEffect } from 'react';
import type { FailureFollowUp, ShownFailure } from './ShownFailure';
import { usePresentFailure } from './usePresentFailure';

export interface FailurePresenterProps {
  /** Subscribes to failures and returns a function that unsubscribes. Must be a stable function. */
  subscribe: (show: (failure: ShownFailure) => void) => () => void;
  /** Called for the follow-up of a message: sign out and reload, or open the login page. */
  onFollowUp: (what: FailureFollowUp['what']) => void;
}

/** Shows the messages of failed calls; renders nothing itself. Needs antd's `App` above. */
export function FailurePresenter({ subscribe, onFollowUp }: FailurePresenterProps) {
  const present = usePresentFailure(onFollowUp);
  useEffect(() => subscribe(present), [subscribe, present]);
  return null;
}
