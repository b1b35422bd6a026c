/** Times a failed opening is tried again (B§8), and the pause before each, in milliseconds. */
const RETRIES = 3;
const PAUSE = 300;

/** Result of `open`, retried up to {@link RETRIES} times. @throws the error of the last attempt */
export async function openWithRetries<Value>(
  open: () => Value | Promise<Value>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((done) => setTimeout(done, ms)),
): Promise<Value> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await open();
    } catch (error) {
      if (retry === RETRIES) throw error;
      await wait(PAUSE);
    }
  }
}
