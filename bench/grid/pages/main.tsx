import { chosenContender } from '../../kit/page/chosenContender';
import { frame, settled } from '../../kit/page/frames';
import type { Contender, Mounted } from './contender';
import { makeRows, type BenchRow } from './data';
import '../../kit/page/plain.css';
import './page.css';

const contender = await chosenContender<Contender>({
  gezi: async () => (await import('./gezi')).gezi,
  rdg: async () => (await import('./reactDataGrid')).reactDataGrid(false),
  'rdg-native': async () => (await import('./reactDataGrid')).reactDataGrid(true),
  ag: async () => (await import('./agGrid')).agGrid,
  glide: async () => (await import('./glide')).glide,
  revo: async () => (await import('./revoGrid')).revoGrid,
  floor: async () => (await import('./floor')).floor,
});
let rows: BenchRow[] = [];
let mounted: Mounted | undefined;

/** Called by the runner; each resolves once the page is idle. */
const bench = {
  prepare(count: number) {
    rows = makeRows(count);
  },
  async mount(edit: boolean) {
    mounted = contender.mount(document.querySelector('#root')!, rows, edit);
    await settled();
  },
  /**
   * @param frames per step: some grids render a jump one frame late. @returns frames without a row in the middle of the
   *   grid
   */
  async scroll(steps: number, pixels: number, frames = 1) {
    let scroller = mounted!.scroller();
    // Web components render some frames after mounting.
    for (; !scroller; scroller = mounted!.scroller()) await frame();
    const { left, top, width, height } = scroller.getBoundingClientRect();
    let blank = 0;
    for (let nth = 0; nth < steps; nth += 1) {
      scroller.scrollTop += pixels;
      for (let left = frames; left > 0; left -= 1) await frame();
      if (nth % 8 === 0) {
        const hit = document.elementFromPoint(left + width / 3, top + height / 2);
        if (!hit || hit === scroller || hit.parentElement === scroller) blank += 1;
      }
    }
    return blank;
  },
  /** @returns frames longer than 50 ms during the updates */
  async updates(count: number, milliseconds: number) {
    const start = performance.now();
    let done = 0;
    let late = 0;
    let before = start;
    while (done < count) {
      await frame();
      const now = performance.now();
      if (now - before > 50) late += 1;
      before = now;
      const due = Math.min(count, Math.floor(((now - start) / milliseconds) * count));
      // Half of the updates hit visible rows.
      for (; done < due; done += 1)
        mounted!.update(done % 2 === 0 ? done % 12 : (done * 37) % rows.length, done % 4 < 2 ? 'c0' : 'c1', done);
    }
    await settled();
    return late;
  },
  focusInput() {
    const input = [...document.querySelectorAll<HTMLInputElement>('#root input:not([type=checkbox])')].find(
      ({ value }) => value.startsWith('物料'),
    )!;
    input.focus();
  },
  settled,
};
Object.assign(window, { bench });
