/** Milliseconds after which it is done even though the page is busy. */
const AT_LATEST = 1000;

/** Does something once the page has nothing better to do. @returns takes it back */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: AT_LATEST });
  return () => cancelIdleCallback(handle);
}
