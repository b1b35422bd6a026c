// Time from an offer of an auction to its arrival in every room, with two servers on one PostgreSQL: of the notice, and of
// the news that move the prices of the room. Both are measured from sending the offer on.
// Usage: npm run bench -- auction [bidders, default 200] [offers, default 30]
import { run } from '../../scripts/lib.mjs';

/** Milliseconds, p95 of the new price in the rooms. */
const TARGET = 200;
const BIDDERS = Number(process.argv[2] ?? 200);
const OFFERS = Number(process.argv[3] ?? 30);

console.log(`${BIDDERS} bidders on two servers, ${OFFERS} offers, one a second; all share this machine.`);
const { code, output } = await run(
  process.execPath,
  [
    'scripts/with-postgres.mjs',
    '--durable',
    process.execPath,
    'bench/auction/measure.mjs',
    String(BIDDERS),
    String(OFFERS),
  ],
  { quiet: true },
);
const line = output.split('\n').findLast((text) => text.startsWith('{"answer"'));
if (code || !line) throw new Error(output);
const { answer, arrival, room, lost, unseen, outOfOrder } = JSON.parse(line);
for (const [name, { p50, p95 }] of Object.entries({
  'offer answered': answer,
  'notice arrived': arrival,
  'room moved': room,
})) {
  console.log(`${name.padEnd(16)} p50 ${p50.toFixed(0).padStart(5)} ms   p95 ${p95.toFixed(0).padStart(5)} ms`);
}
console.log(`notices lost: ${lost}, prices never shown: ${unseen}, out of order: ${outOfOrder}`);
const isMet = room.p95 <= TARGET && lost === 0 && unseen === 0 && outOfOrder === 0;
console.log(`target p95 ≤ ${TARGET} ms: ${isMet ? 'met' : 'missed'}`);
process.exit(isMet ? 0 : 1);
