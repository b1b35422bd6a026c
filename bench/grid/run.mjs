// Grid benchmark: `npm run bench -- grid [rounds, default 5] [scenarios] [contenders]`. Contenders alternate within a
// run;
// CPU time is that of the page's main thread (Chromium's counter), so that other load affects all equally.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runContenders } from '../kit/runContenders.mjs';
import { sizeOf } from '../kit/sizeOf.mjs';
import { startPages } from '../kit/startPages.mjs';
import { blankFrames } from './blankFrames.mjs';
import { report } from './report.mjs';
import { measure, SCENARIOS } from './scenarios.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3]?.split(',');
const contenders = process.argv[4]?.split(',') ?? ['gezi', 'rdg', 'rdg-native', 'ag', 'glide', 'revo', 'floor'];
const scenarios = SCENARIOS.filter(({ name }) => !only || only.includes(name));

const pages = await startPages(here, { width: 1280, height: 720 });
const results = await runContenders({
  contenders,
  scenarios,
  rounds,
  measure: (contender, scenario) => measure(pages, contender, scenario),
});
const blanks = new Map();
if (!only || only.includes('blank'))
  for (const contender of contenders.filter((each) => each !== 'glide' && each !== 'rdg-native'))
    blanks.set(contender, await blankFrames(pages, contender));
await pages.close();
console.log(report(scenarios, results, only ? undefined : await minimalSizes(), blanks));

/** Sizes of the smallest page with a grid. */
async function minimalSizes() {
  const sizes = {};
  for (const name of ['gezi', 'rdg']) sizes[name] = await sizeOf(join(here, 'minimal', `${name}.js`), here);
  return sizes;
}
