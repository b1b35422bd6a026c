/**
 * Runs a task on request, one at a time. Requests during a run are answered by one further run.
 *
 * @param task failures are ignored; the next request tries again
 */
export function repeatable(task: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isRequested = false;

  async function run(): Promise<void> {
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await task().catch(() => undefined);
    }
    isRunning = false;
  }

  return () => {
    isRequested = true;
    if (!isRunning) void run();
  };
}
