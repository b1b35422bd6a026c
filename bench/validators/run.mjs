// Milliseconds of every rule on adversarial texts of 100,000 characters, and of the platform's own engine for the same
// expressions.
// Usage: npm run bench -- validators [characters, default 100000]
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { importBuilt } from '../kit/importBuilt.mjs';

const LENGTH = Number(process.argv[2] ?? 100_000);
const BUDGET = 5;
/** Timeout of the platform's engine, in milliseconds. */
const PATIENCE = 2000;

const { path: door, exports } = await importBuilt('validators', 'index');
const { catalogue, checkExpression, checkValue, testExpression } = exports;

const fill = (unit, end = '!') => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH) + end;
const TEXTS = {
  letters: fill('a'),
  digits: fill('1'),
  'digits, clean': fill('1', ''),
  spaces: fill(' \t'),
  lines: fill('1\n', 'x'),
  mail: `${fill('a').slice(LENGTH / 2)}@${fill('a.').slice(LENGTH / 2)}`,
  labels: `http://${fill('a.')}`,
  address: `https://a.cn/${fill('%e4?&=')}"`,
  Chinese: fill('汉字'),
  'lone surrogates': fill('\ud842'),
  astral: fill('\u{20bb7}'),
  'every unit': Array.from({ length: LENGTH }, (_, index) => String.fromCharCode((index * 7919) % 65536)).join(''),
  mixed: Array.from({ length: LENGTH }, (_, index) => 'a1.@-_ X'[(index * 7919) % 8]).join(''),
};

const EXPRESSIONS = [
  '^\\d+(\\.\\d{1,2})?$',
  '^[\\u4e00-\\u9fa5]{2,20}$',
  '0?(13|14|15|17|18|19)[0-9]{9}',
  '\\w[-\\w.+]*@([A-Za-z0-9][-A-Za-z0-9]+\\.)+[A-Za-z]{2,14}',
  '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,20}$',
  '^(?![0-9]+$)(?![a-zA-Z]+$)(?![^0-9a-zA-Z]+$)\\S{8,}$',
  '^((?!abc).)*$',
  '(?<=a)b(?=c)(?!d)(?<!e)f',
  '\\s+$',
  '^.*foo.*bar.*$',
  'a.{20}b',
  '^.{1,5000}$',
  '.{1,5000}x',
  '(a+)+$',
  '(a|aa)+$',
  '(x+x+)+y',
  '^(\\w+\\s?)*$',
  '^(\\d+\\s*)+$',
  '(.*a){12}$',
  '(\\w+\\.)*\\w*\\w*\\w*\\w*\\w*@',
  '^(?:a?){30}a{30}$',
  '^(a{1,50}){1,50}$',
  '^([a-z0-9]+[-_.]?)+@[a-z]+$',
  '(',
];

let slowest = 0;
console.log(`milliseconds at ${LENGTH} characters, worst text: first time ever, then best of 5 to 30\n`);
for (const key of Object.keys(catalogue)) {
  const [group, name] = key.split(/:(.*)/s);
  report(key, group === 'grid' ? { pattern: name } : { rule: key });
}
report('minLength, maxLength', { minLength: 1, maxLength: LENGTH * 2 });
for (const checksum of ['citizenId', 'creditCode', 'bankCard']) report(`checksum ${checksum}`, { checksum });

console.log('\ncustom expressions: may it be saved, and what the platform needs for it at 2,000 characters\n');
for (const expression of EXPRESSIONS) {
  const began = performance.now();
  const refusal = checkExpression(expression);
  const guard = performance.now() - began;
  const native = refusal?.code === 'syntax' ? '' : await nativeTime(expression);
  report(
    expression,
    { expression },
    `guard ${guard.toFixed(1).padStart(5)} ${(refusal?.code ?? 'sound').padEnd(12)} native ${native}`,
  );
}
perKeystroke();
console.log(`\nslowest of all, warm: ${slowest.toFixed(2)} ms, allowed: ${BUDGET} ms`);
console.log(`door, gzip, not minified: ${(gzipSync(readFileSync(door)).length / 1000).toFixed(2)} kB`);
process.exitCode = slowest > BUDGET ? 1 : 0;

function report(name, rule, more = '') {
  let worst = { warm: -1 };
  let cold = 0;
  for (const [text, value] of Object.entries(TEXTS)) {
    let warm = Infinity;
    for (let turn = 0; turn < 5 || (turn < 30 && warm > BUDGET / 5); turn++) {
      const began = performance.now();
      checkValue(value, [rule]);
      const took = performance.now() - began;
      if (turn === 0) cold = Math.max(cold, took);
      warm = Math.min(warm, took);
    }
    if (warm > worst.warm) worst = { warm, text };
  }
  slowest = Math.max(slowest, worst.warm);
  console.log(
    `  ${name.padEnd(58)} cold ${cold.toFixed(2).padStart(6)}  warm ${worst.warm.toFixed(2).padStart(5)}  ${worst.text.padEnd(16)} ${more}`,
  );
}

/** In a worker, since it may never return. */
async function nativeTime(expression) {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    const expression = new RegExp(workerData.expression);
    const began = performance.now();
    for (const text of workerData.texts) expression.test(text);
    parentPort.postMessage(performance.now() - began);`;
  const texts = Object.values(TEXTS).map((text) => text.slice(-2001));
  const worker = new Worker(code, { eval: true, workerData: { expression, texts } });
  const time = await new Promise((resolve) => {
    worker.once('message', resolve);
    setTimeout(resolve, PATIENCE).unref();
  });
  await worker.terminate();
  return time === undefined ? `> ${PATIENCE}` : time.toFixed(1).padStart(6);
}

/** The common case: short values, many rows. */
function perKeystroke() {
  const rows = Array.from({ length: 1000 }, (_, index) => String(13800000000 + index));
  const rules = [{ required: true }, { pattern: 'm' }, { expression: '^1\\d{10}$' }, { maxLength: 20 }];
  let best = Infinity;
  for (let round = 0; round < 50; round++) {
    const began = performance.now();
    for (const row of rows) checkValue(row, rules);
    best = Math.min(best, performance.now() - began);
  }
  const began = performance.now();
  for (let index = 0; index < 100_000; index++) testExpression('^1\\d{10}$', rows[index % 1000]);
  const each = ((performance.now() - began) * 1000) / 100_000;
  console.log(`\n1,000 cells with four rules: ${best.toFixed(2)} ms; one short expression: ${each.toFixed(2)} µs`);
}
