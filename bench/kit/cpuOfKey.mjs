import { cpuTime } from './cpuTime.mjs';

const KEYS = 'abcdefghijklmnopqrst';
/** Milliseconds between two keystrokes. */
const delay = 30;

/** Types into the text field that `window.bench.focusInput` focuses. @returns CPU milliseconds per keystroke */
export async function cpuOfKey(page, cdp) {
  await page.evaluate(() => window.bench.focusInput());
  await page.keyboard.type('ab', { delay });
  const { ms } = await cpuTime(cdp, async () => {
    await page.keyboard.type(KEYS, { delay });
    await page.evaluate(() => window.bench.settled());
  });
  return ms / KEYS.length;
}
