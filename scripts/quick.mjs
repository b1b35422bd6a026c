// Selection of `npm test -- quick`: the files changed since main, and the tests nearest to them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { root } from './lib.mjs';
import { workspaces } from './workspaces.mjs';

/** Maximum test files per run, so that it takes less than 4 minutes on two cores. */
const AT_MOST = { unit: 120, dom: 20, isolated: 4, server: 10, storybook: 12 };

/** Path segments that do not describe a file's subject. */
const COMMON = new Set(
  'src packages apps features tests test stories story dom server procurement domain core react index ts tsx mjs md css json texts zh en cn us routes admin store rules schema fields endpoints page support'.split(
    ' ',
  ),
);

/**
 * The commit to compare with: the merge base with `main`; on a clean `main` the parent of the last commit.
 *
 * @returns the commit, and the paths changed since, including untracked but not deleted ones
 */
export function changes() {
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main') || git('merge-base', 'HEAD', 'origin/main') || head;
  const isClean = !git('status', '--porcelain');
  const ref = base === head && isClean ? git('rev-parse', 'HEAD~') || head : base;
  const listed = `${git('diff', '--name-only', '--diff-filter=d', ref)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return { ref, files: listed.split('\n').filter((path) => path && existsSync(resolve(root, path))) };
}

/** Workspaces with changes and their dependents; `undefined`: all, because a shared file changed. */
export function touchedWorkspaces(files) {
  if (files.some((path) => /^(tsconfig|pnpm-|tooling\/|package\.json$)/.test(path))) return undefined;
  const touched = new Set(workspaces.filter(({ folder }) => files.some((path) => isBelow(path, folder))));
  const grow = () =>
    workspaces.filter((one) => !touched.has(one) && [...touched].some(({ name }) => one.dependencies.has(name)));
  for (let more = grow(); more.length; more = grow()) for (const one of more) touched.add(one);
  return [...touched].map(({ folder }) => folder);
}

/**
 * Tests that import a changed file, nearest first.
 *
 * @param modules of dependency-cruiser's JSON
 * @returns per vitest project the files to run, and the number of omitted ones
 */
export function relatedTests(files, modules) {
  const distances = distancesTo(files, modules);
  const words = new Set(files.flatMap(subjectWords));
  const rank = (path) => [-subjectWords(path).filter((word) => words.has(word)).length, distances.get(path)];
  const tests = [...distances.keys()]
    .filter((path) => projectOf(path))
    .map((path) => ({ path, rank: files.includes(path) ? [-Infinity, 0] : rank(path) }))
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || (a.path < b.path ? -1 : 1));
  return Object.fromEntries(
    Object.entries(AT_MOST).map(([project, most]) => {
      const all = tests.map(({ path }) => path).filter((path) => projectOf(path) === project);
      return [project, { run: all.slice(0, most), leftOut: all.slice(most) }];
    }),
  );
}

/** Import distance from each module to the nearest changed file; type-only imports do not count. */
function distancesTo(files, modules) {
  const users = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (dependencyTypes.includes('type-only')) continue;
      users.set(resolved, [...(users.get(resolved) ?? []), source]);
    }
  }
  // A file that no script imports (a style sheet, a text) counts as its sibling modules.
  const known = new Set(modules.map(({ source }) => source));
  const beside = (path) => [...known].filter((source) => dirname(source) === dirname(path));
  const starts = files.flatMap((path) => (known.has(path) ? [path] : path.endsWith('.css') ? beside(path) : []));
  const distances = new Map(starts.map((path) => [path, 0]));
  const queue = [...distances.keys()];
  for (const path of queue) {
    for (const user of users.get(path) ?? []) {
      if (distances.has(user)) continue;
      distances.set(user, distances.get(path) + 1);
      queue.push(user);
    }
  }
  return distances;
}

function projectOf(path) {
  if (/^packages\/.*\.stories\.tsx$/.test(path)) return 'storybook';
  if (/^apps\/server\/.*\.test\.ts$/.test(path)) return 'server';
  if (path.endsWith('.isolated.test.tsx')) return 'isolated';
  if (/^(packages\/[^/]+|apps\/procurement)\/src\/.*(\.test\.tsx|\.dom\.test\.ts)$/.test(path)) return 'dom';
  return path.endsWith('.test.ts') ? 'unit' : undefined;
}

const subjectWords = (path) => [
  ...new Set(
    path
      .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word.length > 1 && !COMMON.has(word)),
  ),
];

const isBelow = (path, folder) => !relative(folder, path).startsWith('..');

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
