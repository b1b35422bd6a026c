// Filling in forms: `npm run bench -- forms [rounds, default 5] [scenarios] [contenders]`. Contenders alternate within
// a run;
// CPU time is that of the page's main thread (Chromium's counter), so that other load affects all equally.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runContenders } from '../kit/runContenders.mjs';
import { sizeOf } from '../kit/sizeOf.mjs';
import { startPages } from '../kit/startPages.mjs';
import { report } from './report.mjs';
import { measure, SCENARIOS } from './scenarios.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const only = process.argv[3]?.split(',');
const contenders = process.argv[4]?.split(',') ?? ['gezi', 'rhf', 'antd', 'formily', 'surveyjs', 'rjsf'];
const scenarios = SCENARIOS.filter(({ name }) => !only || only.includes(name));

const pages = await startPages(here, { width: 1280, height: 800 });
const results = await runContenders({
  contenders,
  scenarios,
  rounds,
  measure: (contender, scenario) => measure(pages, contender, scenario),
});
await pages.close();
console.log(report(scenarios, results, only ? undefined : await sizeOf(join(here, 'minimal', 'gezi.js'), here)));
