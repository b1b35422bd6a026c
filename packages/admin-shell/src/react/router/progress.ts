import NProgress from 'nprogress';
import { useEffect } from 'react';

// The library's own markup names a role that does not exist.
const TEMPLATE = '<div class="bar" data-bar aria-hidden="true"><div class="peg"></div></div>';

let busy = 0;

/** Shows the progress bar at the top of the window while anything is busy. */
export function useBusy(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    begin();
    return end;
  }, [isBusy]);
}

function begin() {
  busy += 1;
  if (busy > 1) return;
  NProgress.configure({ showSpinner: false, template: TEMPLATE, barSelector: '[data-bar]', minimum: 0.1 });
  NProgress.start();
}

function end() {
  busy -= 1;
  if (busy === 0) NProgress.done();
}
