/** A line of an error catalogue in words; what `describeFailure` of `@gezi/client` gives fits. */
export interface ShownFailure {
  presentation: 'notification' | 'toast' | 'modal' | 'loading' | 'confirm' | 'inline' | 'none';
  level: 'success' | 'info' | 'warning' | 'error';
  /** `''` when there is none. */
  title: string;
  message: string;
  okText?: string;
  followUp?: FailureConsequence;
}

export interface FailureConsequence {
  what: 'logout-and-reload' | 'logout-to-login';
  /** Once it is shown, or once it is confirmed. */
  on: 'shown' | 'ok';
  delayMs: number;
}
