import { afterAll, expect, test } from 'vitest';
import { migrate, newId, openDb, type Database } from '../../src/platform/db';
import { claimNode } from '../../src/platform/db/claimNode';
import { createServerDatabase, dropServerDatabase } from '../testDatabase';

const server = process.env.TEST_DATABASE_URL;
const databaseUrl = server ? await createServerDatabase(server, 'template0') : '';
const nodes: Database[] = [];
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  if (server) await dropServerDatabase(server, databaseUrl);
});

async function node(): Promise<Database> {
  const db = await openDb({ databaseUrl });
  nodes.push(db);
  return db;
}

const numberOf = () => Number((BigInt(newId()) >> 12n) & 1023n);

test.runIf(server)('servers of one database get different numbers, and released ones are reused', async () => {
  const first = await node();
  await migrate(first);
  expect(numberOf()).toBe(0);
  await claimNode(await node());
  expect(numberOf()).toBe(1);

  await first.close();
  await claimNode(await node());
  expect(numberOf()).toBe(0);

  await nodes[1]!.pool.query(`update sys_node set leased_until = localtimestamp - interval '1 second' where id = 1`);
  await claimNode(await node());
  expect(numberOf()).toBe(1);
});
