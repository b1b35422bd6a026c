/** Milliseconds after which the task runs even if the page is busy. */
const AT_LATEST = 1000;

/** Runs a task when the page is idle. @returns a function that cancels it */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}
