// Requests per second and p95 of common requests, with many plans, on the embedded database and on PostgreSQL.
// Usage: npm run bench -- server [plans, default 200000] [seconds per figure, default 8]
//        npm run bench -- server ratios [plans] [seconds]: only the ratios to a bare server on PostgreSQL
//        npm run bench -- server busy [plans] [rows]: waits of a read beside heavy work, see busy.mjs
//        npm run bench -- server storage [rounds] [seconds]: files in a folder and in an object storage, see storage.mjs
import { bin, run } from '../../scripts/lib.mjs';

if (process.argv[2] === 'busy') {
  const script = [process.execPath, 'bench/server/busy.mjs', ...process.argv.slice(3)];
  const embedded = await run(script[0], script.slice(1));
  const postgres = await run(process.execPath, ['scripts/with-postgres.mjs', '--durable', ...script]);
  process.exit(embedded.code || postgres.code);
}

if (process.argv[2] === 'storage') {
  const script = ['--conditions=@gezi/source', 'bench/server/storage.mjs', ...process.argv.slice(3)];
  process.exit((await run(bin('tsx'), script)).code);
}

const onlyRatios = process.argv[2] === 'ratios';
const [PLANS = 200_000, SECONDS = 8] = process.argv.slice(onlyRatios ? 3 : 2).map(Number);
const ROWS = [
  ['reading', 'plan read, 32 connections'],
  ['byState', 'list by state, 16'],
  ['byNumber', 'list by number, 16'],
  ['byText', 'list by part of the name, 4'],
  ['byFilter', 'list by any other filter, 4'],
  ['byRole', 'list by any filter, each role, 1'],
  ['saving', 'plan save, one plan each'],
  ['openLarge', 'plan of 1,000 lines read, 1'],
  ['saveLarge', 'plan of 1,000 lines saved, 1'],
  ['signing', 'login, 8'],
];
/** Goals of the ratios to `bareServer.mjs`. */
const GOALS = { reading: 0.5, byState: 0.5, byNumber: 0.5, saving: 0.4 };

console.log(`${PLANS.toLocaleString('en')} plans; server and clients share this machine; ${SECONDS} s a figure.`);
const script = ['bench/server/measure.mjs', String(PLANS), String(SECONDS)];
const embedded = onlyRatios ? undefined : await measure('embedded', [process.execPath, script]);
const server = await measure('PostgreSQL', [
  process.execPath,
  ['scripts/with-postgres.mjs', '--durable', process.execPath, ...script, ...(onlyRatios ? ['ratios'] : [])],
]);
const missed = printRatios(server.bare);
if (onlyRatios) process.exit(missed ? 1 : 0);

const table = ROWS.map(([key, what]) => {
  const [one, other] = [embedded[key], server[key]];
  return {
    '': what,
    'embedded req/s': one.rate.toFixed(0),
    'p50 ms': one.p50.toFixed(1),
    'p95 ms': one.p95.toFixed(1),
    'PostgreSQL req/s': other.rate.toFixed(0),
    'p50 ms ': other.p50.toFixed(1),
    'p95 ms ': other.p95.toFixed(1),
    'PostgreSQL ÷ embedded': `${(other.rate / one.rate).toFixed(2)} ×`,
  };
});
print(table);

let failed = 0;
for (const [name, figures] of Object.entries({ embedded, PostgreSQL: server })) {
  for (const [key, what] of ROWS) {
    const { failures, firstFailure } = figures[key];
    failed += failures;
    if (failures) console.log(`${name}, ${what}: ${failures} refused, e.g. ${firstFailure}`);
  }
}
process.exit(failed || missed ? 1 : 0);

async function measure(name, [command, args]) {
  console.log(`${name} …`);
  const { code, output } = await run(command, args, { quiet: true });
  const line = output.split('\n').findLast((text) => text.startsWith('{"'));
  if (code || !line) throw new Error(`${name}: ${output}`);
  return JSON.parse(line);
}

/** @returns whether a goal is missed */
function printRatios(ratios) {
  print(
    Object.entries(GOALS).map(([key, goal]) => {
      const { real, bare } = ratios[key];
      const ratio = real.rate / bare.rate;
      return {
        '': `${ROWS.find(([name]) => name === key)[1]}, PostgreSQL`,
        'req/s': real.rate.toFixed(0),
        'bare req/s': bare.rate.toFixed(0),
        'server ms': real.cpu.toFixed(2),
        'bare ms': bare.cpu.toFixed(2),
        'real ÷ bare': `${ratio.toFixed(2)} ×`,
        goal: `${goal} × ${ratio >= goal ? 'met' : 'MISSED'}`,
      };
    }),
  );
  return Object.entries(GOALS).some(([key, goal]) => ratios[key].real.rate / ratios[key].bare.rate < goal);
}

function print(rows) {
  const heads = Object.keys(rows[0]);
  const widths = heads.map((head) => Math.max(head.length, ...rows.map((row) => row[head].length)));
  const line = (cells) =>
    cells.map((cell, at) => (at ? cell.padStart(widths[at]) : cell.padEnd(widths[at]))).join('  ');
  console.log(line(heads));
  for (const row of rows) console.log(line(heads.map((head) => row[head])));
}
