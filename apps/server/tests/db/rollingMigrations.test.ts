import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import journal from '../../migrations/meta/_journal.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../../migrations');

/** Migrations from before this time belong to releases whose nodes all had to be stopped for an upgrade. */
const FIRST_ROLLING = Date.parse('2026-11-28T00:00:00Z');

/**
 * Statements that break a server of the version before, by tag of the migration, each with the release that stopped using what it
 * takes away. Such a statement belongs into a later release than that one.
 */
const LISTED: Record<string, { statement: RegExp; unusedSince: string }[]> = {};

/** Statements after which the version before, which still runs, reads or writes in vain. */
const BREAKING: [RegExp, string][] = [
  [/\bdrop\s+(table|column|view|function|type|schema)\b/i, 'takes away what the version before uses'],
  [/\bdrop\s+constraint\b/i, 'takes away what `on conflict` of the version before may name'],
  [/\brename\s+(to|column)\b/i, 'renames what the version before uses'],
  [/\balter\s+column\s+"?\w+"?\s+(set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i, 'refuses rows of the version before'],
  [
    /\badd\s+column\b(?!.*\bdefault\b).*\bnot\s+null\b/i,
    'refuses rows of the version before, which do not fill the column',
  ],
  [/\badd\s+constraint\b/i, 'may refuse rows of the version before'],
  [/\bcreate\s+unique\s+index\b/i, 'may refuse rows of the version before'],
];

/** Statements of one file that break the version before; statements about tables that the file creates are free. */
function findBreaking(name: string, text: string): string[] {
  const created = [...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(
    ([, table]) => table!,
  );
  const isNew = (statement: string) =>
    created.some((table) => new RegExp(`(on|table|exists)\\s+"?${table}"?\\b`, 'i').test(statement));
  const listed = LISTED[name] ?? [];
  return text
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => !isNew(statement) && !listed.some((one) => one.statement.test(statement)))
    .flatMap((statement) => {
      const found = BREAKING.find(([pattern]) => pattern.test(statement));
      return found ? [`${name}: ${found[1]}: ${statement.slice(0, 120)}`] : [];
    });
}

const breakingIn = (entries: typeof journal.entries) =>
  entries.flatMap(({ tag }) => findBreaking(tag, readFileSync(join(FOLDER, `${tag}.sql`), 'utf8')));

test('servers of the version before survive every migration', () => {
  expect(breakingIn(journal.entries.filter(({ when }) => when >= FIRST_ROLLING))).toEqual([]);
});

test('the check reads migrations as they are written', () => {
  const found = breakingIn(journal.entries.filter(({ tag }) => /^00(02|36)_/.test(tag)));
  expect(found.map((text) => text.split(':', 2).join(':'))).toEqual([
    '0002_roles_of_a_tenant: takes away what `on conflict` of the version before may name',
    '0002_roles_of_a_tenant: refuses rows of the version before',
    '0002_roles_of_a_tenant: may refuse rows of the version before',
    '0036_public_projects: takes away what the version before uses',
  ]);
});

test.each([
  'DROP TABLE "portal_project" CASCADE;',
  'ALTER TABLE "a" DROP COLUMN "b";',
  'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
  'ALTER TABLE "a" RENAME TO "b";',
  'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
  'ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;',
  'CREATE UNIQUE INDEX "x" ON "a" USING btree ("b");',
])('refuses %s', (statement) => {
  expect(findBreaking('0099_x', `create index y on a (b);--> statement-breakpoint\n${statement}`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "a" ADD COLUMN "b" integer;',
  'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
  'CREATE TABLE "a" ("b" integer NOT NULL);--> statement-breakpoint\nCREATE UNIQUE INDEX "x" ON "a" USING btree ("b");',
  'DROP INDEX "a_b";',
  'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
])('accepts %s', (statement) => {
  expect(findBreaking('0099_x', statement)).toEqual([]);
});
