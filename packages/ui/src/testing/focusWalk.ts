import { expect } from 'storybook/test';
import { countTargets, hiddenFocus, smallTargets } from './targets';

/** Stops of a page before the walk gives up. */
const MOST = 200;

/**
 * Walks through a page by keys and expects that each focused element is seen (WCAG 2.4.11), then that every target has
 * 24 px or space around it (2.5.8). Does nothing where no real keys can be pressed.
 *
 * @param root part of the page that is walked through
 * @param keys pressed again and again until the focus leaves `root`; default Tab
 * @param times limit of presses
 */
export async function walkFocus(root: HTMLElement, keys = '{Tab}', times = MOST): Promise<void> {
  if (!globalThis.readerTools) return;
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < times; stops += 1) {
    await globalThis.readerTools.press(keys);
    if (!root.contains(document.activeElement)) break;
    // Grids scroll in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = hiddenFocus();
    if (found) hidden.push(found);
  }
  await expect(hidden).toEqual([]);
  await expect(stops).toBeGreaterThan(0);
  await expect(smallTargets(root)).toEqual([]);
  await expect(countTargets(root)).toBeGreaterThan(1);
}
