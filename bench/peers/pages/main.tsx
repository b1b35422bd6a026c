import { chosenContender } from '../../kit/page/chosenContender';
import { settled } from '../../kit/page/frames';
import '../../kit/page/plain.css';
import type { Contender } from './contender';
import { makeRows } from './data';

const contender = await chosenContender<Contender>({
  gezi: async () => (await import('./gezi')).gezi,
  proTable: async () => (await import('./proTable.mjs')).proTable,
  vxeTable: async () => (await import('./vxeTable.mjs')).vxeTable,
  formio: async () => (await import('./formio.mjs')).formio,
});
const root = document.querySelector<HTMLElement>('#root')!;

/** Called by the runner. */
const bench = {
  async mount(part: 'designer' | 'grid', count: number, edit = false) {
    if (part === 'designer') await contender.designer!(root, count);
    else await contender.grid!(root, makeRows(count), edit);
    await settled();
  },
  /** Middles of the first, third and sixth component of the designer. */
  components() {
    const all = document.querySelectorAll(contender.component!);
    return [0, 2, 5].map((index) => {
      const { left, top, width, height } = all[index]!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  },
  focusInput() {
    const inputs = [...document.querySelectorAll<HTMLInputElement>('#root input')];
    inputs.find(({ value }) => value.startsWith('物料'))!.focus();
  },
  settled,
};
Object.assign(window, { bench });
