// Pickers with 100,000 users and 5,000 departments: `npm run bench -- pickers [rounds, default 7]`.
// Measures from a keystroke or the opening to the painted list: CPU time of the page's main thread (Chromium's
// counter), nearly
// independent of other load, and wall time, meaningful only on an idle machine. The server runs in the page too: its
// time for
// searching 100,000 users is measured separately and excluded from `ours`.
import { fileURLToPath } from 'node:url';
import { addTo } from '../kit/addTo.mjs';
import { cpuTime } from '../kit/cpuTime.mjs';
import { limitTable } from '../kit/limitTable.mjs';
import { median } from '../kit/median.mjs';
import { startPages } from '../kit/startPages.mjs';

const rounds = Number(process.argv[2] ?? 7);
const KEY_LIMIT = 50;
const OPEN_LIMIT = 100;

const pages = await startPages(fileURLToPath(new URL('.', import.meta.url)), { width: 1366, height: 800 });
const { page, cdp } = await pages.open();

const seen = new Map();
// One warm-up round loads and compiles.
for (let round = 0; round <= rounds; round += 1) {
  const note = async (name, limit, step) => {
    const { ms, answer } = await cpuTime(cdp, step);
    const { all, served } = answer;
    if (round > 0) addTo(seen, name, { limit, all, ours: ms - served, served });
  };
  await page.evaluate(() => window.bench.openWaiting());
  await quiet();
  await note('user dialog, after the answer', OPEN_LIMIT, () => page.evaluate(() => window.bench.answer()));
  await quiet();
  await page.focus('#gezi-users-search');
  await note('first key of a user search', KEY_LIMIT, () => key('l', 'listed', 'l'));
  await quiet();
  await note('next key of a user search', KEY_LIMIT, () => key('i', 'listed', 'li'));
  await quiet();
  await page.evaluate(() => window.bench.close());

  await note('open the department dialog', OPEN_LIMIT, () => page.evaluate(() => window.bench.open('departs')));
  await quiet();
  await page.focus('.gezi-departs-search input');
  await note('first key of a department search', KEY_LIMIT, () => key('j', 'found', '\\d'));
  await quiet();
  await note('pinyin, next key (jy = 检验科)', KEY_LIMIT, () => key('y', 'found', '\\d'));
  await quiet();
  await page.evaluate(() => window.bench.close());
}
await pages.close();

const rows = [...seen].map(([name, results]) => {
  const of = (member) => median(results.map((one) => one[member]));
  const { limit } = results[0];
  const ours = of('ours');
  return { name, cells: [ours, of('served'), of('all'), limit].map((one) => one.toFixed(0)), ours, limit };
});
console.log(limitTable(`median of ${rounds}, ms`, ['ours, CPU', 'server, CPU', 'clock', 'limit'], rows, [36, 13]));

async function key(name, watch, until) {
  await page.evaluate(([what, argument]) => window.bench[what](argument), [watch, until]);
  await page.keyboard.press(name);
  return page.evaluate(() => window.result());
}

/** Waits for the debounce between searches, animations and idle work. */
function quiet() {
  return page.waitForTimeout(600);
}
