import { makeStaff } from '../../../packages/ui/src/testing/staff';
import { chosenContender } from '../../kit/page/chosenContender';
import { frame, painted, settled } from '../../kit/page/frames';
import type { Contender } from './contender';

const { mount, rows, scroller, next, sort } = await chosenContender<Contender>({
  gezi: async () => (await import('./gezi')).contender,
  'antd-pages': async () => (await import('./antd')).antdTable(false),
  'antd-virtual': async () => (await import('./antd')).antdTable(true),
});
const users = makeStaff(100_000);
const root = document.querySelector<HTMLElement>('#root')!;

const first = () => rows()[0]?.textContent;
async function until(isThere: () => boolean) {
  const start = performance.now();
  while (!isThere()) {
    if (performance.now() - start > 20_000) throw new Error('nothing happened');
    await new Promise((done) => setTimeout(done, 1));
  }
  await painted();
}

Object.assign(window, {
  bench: {
    async mount() {
      mount(root, users);
      await until(() => rows().length >= 10);
    },
    async rest() {
      await settled(600);
    },
    async next() {
      const before = first();
      next();
      await until(() => first() !== before);
    },
    /** Scrolls 60 frames by 120 pixels each, like a wheel. */
    async scroll() {
      for (let nth = 0; nth < 60; nth += 1) {
        scroller()!.scrollTop += 120;
        await frame();
      }
    },
    async sort() {
      const before = first();
      sort();
      await painted();
      sort();
      await until(() => first() !== before);
    },
  },
});
