import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as schema from '../../src/platform/db/schema';

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations');

interface Snapshot {
  id: string;
  prevId: string;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(MIGRATIONS, 'meta', name), 'utf8'));
const tags = (readJson('_journal.json') as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);
const snapshots = tags.map((tag) => readJson(`${tag.slice(0, 4)}_snapshot.json`) as Snapshot);

// If it fails, `npm run db:generate -- <name>` creates the migration.
test('the newest migration matches the schema', () => {
  const newest = snapshots.at(-1)!;
  // Snapshots omit undefined members.
  const current = JSON.parse(JSON.stringify(generateDrizzleJson(schema, newest.prevId))) as Snapshot;
  expect({ ...current, id: newest.id }).toEqual(newest);
});

test('migrations form one chain', () => {
  // Two branches may each have added a migration: regenerate the later one.
  expect(snapshots.slice(1).map(({ prevId }) => prevId)).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
  expect(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))).toEqual(tags.map((tag) => `${tag}.sql`));
});
