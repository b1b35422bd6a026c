import { useIsBusy } from './progress';

/** The line at the top of the window that grows while a page is on its way; style sheet only, no timers. */
export function ProgressBar() {
  return <div className="gezi-progress" data-busy={useIsBusy() || undefined} aria-hidden="true" />;
}
