/** A message to show; `describeFailure` of `@gezi/client` returns one. */
export interface ShownFailure {
  presentation: 'notification' | 'toast' | 'modal' | 'loading' | 'confirm' | 'inline' | 'none';
  level: 'success' | 'info' | 'warning' | 'error';
  /** Title; `''` for none. */
  title: string;
  message: string;
  okText?: string;
  followUp?: FailureFollowUp;
}

export interface FailureFollowUp {
  what: 'logout-and-reload' | 'logout-to-login';
  /** When it starts: once the message is shown, or once it is confirmed. */
  on: 'shown' | 'ok';
  delayMs: number;
}
