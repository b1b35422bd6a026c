import { chosenContender } from '../../kit/page/chosenContender';
import { frame, painted, settled } from '../../kit/page/frames';
import type { Contender } from './contender';
import { makeFields } from './fields';
import '../../kit/page/plain.css';
import './page.css';

const contender = await chosenContender<Contender>({
  gezi: async () => (await import('./gezi')).gezi,
  rhf: async () => (await import('./rhfAntd')).rhfAntd,
  antd: async () => (await import('./antdForm')).antdForm,
  formily: async () => (await import('./formily')).formily,
  surveyjs: async () => (await import('./surveyJs')).surveyJs,
  rjsf: async () => (await import('./rjsf')).rjsf,
});
const root = document.querySelector<HTMLElement>('#root')!;

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });

const quiet = () => settled(100);
async function until(holds: () => boolean, what: string) {
  const start = performance.now();
  while (!holds()) {
    if (performance.now() - start > 60_000) throw new Error(`waited in vain: ${what}`);
    await frame();
  }
}
const count = (selector: string) => root.querySelectorAll(selector).length;

/** Called by the runner; each resolves once the page is idle. */
const bench = {
  /** @returns wall time in milliseconds until the fields are visible, and of the longest task */
  async mount(size: number) {
    const fields = makeFields(size);
    longest = 0;
    const start = performance.now();
    contender.mount(root, fields);
    await until(() => count(contender.field) > 0, 'the first field');
    await painted();
    const first = performance.now() - start;
    await until(() => count(contender.field) >= size, 'all fields');
    await quiet();
    return { first, longest };
  },
  async focusInput() {
    root.querySelector<HTMLElement>(contender.input)!.focus();
    await quiet();
  },
  settled: quiet,
  /** @returns number of visible messages */
  async submit(expected: number) {
    // SurveyJS has a form since version 3, but only its button submits.
    const button = root.querySelector<HTMLElement>('[data-submit], .sd-navigation__complete-btn');
    if (button) button.click();
    else root.querySelector('form')!.requestSubmit();
    await until(() => count(contender.error) >= expected, `${expected} messages`);
    await quiet();
    return count(contender.error);
  },
};
Object.assign(window, { bench });
