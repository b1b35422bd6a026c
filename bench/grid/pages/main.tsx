import { chosenContender } from '../../kit/page/chosenContender';
import { frame, settled } from '../../kit/page/frames';
import type { Contender, Mounted } from './contender';
import { makeRows, options, setColumns, type BenchRow } from './data';
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
  prepare(count: number, columnCount = 20) {
    setColumns(columnCount);
    rows = makeRows(count);
  },
  async mount(edit: boolean | 'opens') {
    mounted = contender.mount(document.querySelector('#root')!, rows, edit);
    await settled();
  },
  /** A list of `count` rows that a server has, which answers at once. */
  async mountSource(count: number) {
    mounted = contender.mountSource!(document.querySelector('#root')!, count);
    await settled();
  },
  /** Jumps to places in turn. @param jumps parts of the scrolled height. @returns jumps without a row in the middle */
  async jump(jumps: readonly number[]) {
    const scroller = mounted!.scroller()!;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    let blank = 0;
    for (const part of jumps) {
      scroller.scrollTop = part * (scroller.scrollHeight - scroller.clientHeight);
      await settled();
      const hit = document.elementFromPoint(left + width / 3, top + height / 2);
      if (!hit?.textContent && !hit?.querySelector('input')) blank += 1;
    }
    return blank;
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
  /** Sideways, there and back. */
  async scrollSideways(steps: number, pixels: number) {
    const scroller = mounted!.scroller()!;
    for (let nth = 0; nth < steps; nth += 1) {
      scroller.scrollLeft += nth < steps / 2 ? pixels : -pixels;
      await frame();
    }
  },
  /** Cell by cell. @returns frames longer than 50 ms during the updates */
  updates: (count: number, milliseconds: number) =>
    spread(count, milliseconds, (from, to) => {
      for (let nth = from; nth < to; nth += 1) mounted!.update(updatedRow(nth), nth % 4 < 2 ? 'c0' : 'c1', nth);
    }),
  /** Three fields of each row, all rows of a frame at once. @returns frames longer than 50 ms during the updates */
  rowUpdates: (count: number, milliseconds: number) =>
    spread(count, milliseconds, (from, to) =>
      mounted!.updateRows!(
        Array.from({ length: to - from }, (_, each) => {
          const nth = from + each;
          return { row: updatedRow(nth), values: { c0: `物料 ${nth}`, c1: nth, c2: options[nth % 5]!.value } };
        }),
      ),
    ),
  /** Values that were typed into cells since the grid was mounted. */
  typed: () => mounted!.typed!(),
  focusInput() {
    const input = [...document.querySelectorAll<HTMLInputElement>('#root input:not([type=checkbox])')].find(
      ({ value }) => value.startsWith('物料'),
    )!;
    input.focus();
  },
  settled,
};

// Half of the updates hit visible rows.
const updatedRow = (nth: number) => (nth % 2 === 0 ? nth % 12 : (nth * 37) % rows.length);

/** Runs `count` updates within the time, in every frame those that are due. @returns frames longer than 50 ms */
async function spread(count: number, milliseconds: number, run: (from: number, to: number) => void) {
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
    if (due > done) run(done, due);
    done = Math.max(done, due);
  }
  await settled();
  return late;
}

Object.assign(window, { bench });
