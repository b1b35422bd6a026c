// Parse + the next ten runs: our engine against cron-parser and croner, alternating in one process.
// Usage: npm run bench -- cron [seconds per expression and library, default 0.6]
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { CronExpressionParser } from 'cron-parser';
import { Cron } from 'croner';
import { importBuilt } from '../kit/importBuilt.mjs';

const seconds = Number(process.argv[2] ?? 0.6);
const { path: core, exports } = await importBuilt('cron-builder', 'core/index');
const { nextRuns } = exports;

const AFTER = new Date('2026-11-21T08:00:00Z');
// undefined: the machine's zone, for which croner only uses Date.
const ZONES = ['Asia/Shanghai', 'America/New_York', undefined];
const EXPRESSIONS = [
  ['dense: every second', '* * * * * ?'],
  ['dense: every 5 minutes', '0 0/5 * * * ?', '0 */5 * * * *'],
  ['daily at 09:15', '0 15 9 * * ?'],
  ['workdays at 09:00', '0 0 9 ? * 2-6', '0 0 9 * * 1-5'],
  ['monthly on the 1st', '0 0 0 1 * ?'],
  ['29 February', '0 0 0 29 2 ?'],
];
const ROUNDS = 12;

const libraries = {
  gezi: (quartz, _, timeZone) => nextRuns(quartz, { after: AFTER, timeZone, limit: 10 }),
  'cron-parser': (_, plain, tz) =>
    CronExpressionParser.parse(plain, { currentDate: AFTER, tz })
      .take(10)
      .map((date) => date.toDate()),
  croner: (_, plain, timezone) => new Cron(plain, { timezone }).nextRuns(10, AFTER),
};

const worst = { 'cron-parser': Infinity, croner: Infinity };
console.log('microseconds for parse + 10 runs, best of each turn, then how many times faster ours is\n');
for (const zone of ZONES) {
  console.log(zone ?? 'no zone given');
  for (const [name, quartz, plain = quartz.replace('?', '*')] of EXPRESSIONS) {
    checkAlike(quartz, plain, zone);
    const best = measure(quartz, plain, zone);
    const ratios = Object.keys(worst).map((other) => {
      const ratio = best[other] / best.gezi;
      worst[other] = Math.min(worst[other], ratio);
      return `${other} ${best[other].toFixed(1).padStart(8)} (${ratio.toFixed(1)} x)`;
    });
    console.log(`  ${name.padEnd(24)} gezi ${best.gezi.toFixed(2).padStart(6)}   ${ratios.join('   ')}`);
  }
}
for (const [other, ratio] of Object.entries(worst)) console.log(`\nslowest ratio to ${other}: ${ratio.toFixed(1)} x`);
slowestInput();
console.log(`core, gzip: ${(bundledSize() / 1000).toFixed(2)} kB`);

/** Alternates between engines, so that load on the machine affects all equally. */
function measure(quartz, plain, zone) {
  const best = Object.fromEntries(Object.keys(libraries).map((name) => [name, Infinity]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(libraries)) {
      const until = performance.now() + (seconds * 1000) / ROUNDS;
      let count = 0;
      const began = performance.now();
      do {
        for (let i = 0; i < 8; i += 1) call(quartz, plain, zone);
        count += 8;
      } while (performance.now() < until);
      best[name] = Math.min(best[name], ((performance.now() - began) * 1000) / count);
    }
  }
  return best;
}

/** All engines must agree: the speed of a wrong answer is meaningless. */
function checkAlike(quartz, plain, zone) {
  const [ours, ...others] = Object.values(libraries).map((call) => call(quartz, plain, zone).map(Number).join());
  if (others.some((other) => other !== ours)) throw new Error(`answers differ for ${quartz} in ${zone}`);
}

/** Expressions for which other engines search long or forever. */
function slowestInput() {
  const hard = [
    ['0 0 0 30 2 ?'],
    ['0 0 0 31 2,4,6,9,11 ?'],
    ['0 0 0 29 2 ? 2100'],
    ['0 0 0 29 2 ? 2027-2125/2'],
    ['0 0 12 L-30W 2 ?'],
    ['0 0 12 L-29 2 ?'],
    ['0 0 12 ? 2 1#5'],
    ['* * * * * ? 2126'],
    ['0 0 0 1 1 ? 2147483647'],
    ['* * 2 ? 3 1#2', 'America/New_York'],
    ['0 30 2 ? 3 1#2', 'America/New_York'],
    ['* * 2 ? 3 1L', 'Europe/Berlin'],
    ['* * 0 ? 4 6L', 'Africa/Cairo'],
  ];
  const times = hard.map(([expression, timeZone = 'Asia/Shanghai']) => {
    let cold = 0;
    let warm = Infinity;
    for (let i = 0; i < 20; i += 1) {
      const began = performance.now();
      nextRuns(expression, { after: AFTER, timeZone });
      const took = performance.now() - began;
      if (i === 0) cold = took;
      warm = Math.min(warm, took);
    }
    return { expression, timeZone, cold: cold.toFixed(3), warm: warm.toFixed(3) };
  });
  console.log('\nhard input, milliseconds (cold: the first time ever)');
  for (const { expression, timeZone, cold, warm } of times)
    console.log(
      `  ${expression.padEnd(28)} ${timeZone.padEnd(18)} cold ${cold.padStart(7)}   warm ${warm.padStart(7)}`,
    );
}

/** The entry point and its chunks, gzipped but not minified. */
function bundledSize() {
  const seen = new Set();
  const read = (file) => {
    if (seen.has(file)) return '';
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    const chunks = [...text.matchAll(/from\s*"(\.[^"]+)"/g)].map(([, name]) => read(join(file, '..', name)));
    return text + chunks.join('');
  };
  return gzipSync(read(core)).length;
}
