import { useIsBusy } from './progress';

/** Progress bar at the top of the window, animated by CSS. */
export function ProgressBar() {
  return <div className="gezi-progress" data-busy={useIsBusy() || undefined} aria-hidden="true" />;
}
