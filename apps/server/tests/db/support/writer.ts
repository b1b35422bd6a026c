import { openDb } from '../../../src/platform/db';

// Writes rows to the database of a folder until it is killed, and prints each acknowledged one.
// At the start it prints the highest number and the number of rows in the database.
const db = await openDb({ dataDir: process.argv[2]! });
await db.pool.query('create table if not exists acknowledged (n int, half int, primary key (n, half))');
const { rows } = await db.pool.query<{ highest: number; count: number }>(
  'select coalesce(max(n), 0) as highest, count(*)::int as count from acknowledged',
);
const { highest, count } = rows[0]!;
process.stdout.write(`found ${highest} ${count}\n`);

for (let n = highest + 1; ; n += 1) {
  await db.transaction(async () => {
    await db.pool.query({ name: 'half', text: 'insert into acknowledged values ($1, $2)', values: [n, 1] });
    await db.pool.query({ name: 'half', text: 'insert into acknowledged values ($1, $2)', values: [n, 2] });
  });
  process.stdout.write(`wrote ${n}\n`);
}
