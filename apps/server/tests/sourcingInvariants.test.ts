import { bidStatus, buyType, projectStatus } from '@gezi/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomMoves } from './support/sourcing/randomMoves';
import { isHidden, newSourcing, next, type Move, type Sourcing } from './support/sourcing/sourcingModel';

const SEQUENCES = 10_000;
const STEPS = 30;
const TERMINAL: readonly string[] = [projectStatus.failed, projectStatus.terminated];
const BEFORE_OPENING: readonly string[] = [projectStatus.toStart, projectStatus.quoting, projectStatus.toOpen];

/** The first broken invariant of a state and the state before it. */
function brokenInvariant(before: Sourcing, after: Sourcing, { action }: Move): string | undefined {
  const { project, bids, awarded } = after;
  const current = bids.filter(({ round }) => round === project.round);
  if (BEFORE_OPENING.includes(project.status) && !current.every(isHidden)) return 'a price is readable early';
  const wasHidden = new Set(before.bids.filter(isHidden).map(({ id }) => id));
  const isUnsealed = bids.some((bid) => wasHidden.has(bid.id) && !isHidden(bid));
  if (isUnsealed && action !== 'open') return 'something other than the opening unseals';
  for (const { id, actualCounts } of project.detailList) {
    const lines = [...awarded.values()].flat().filter(({ detailId }) => detailId === id);
    const sum = lines.reduce((total, { actualCount }) => total + Number(actualCount), 0);
    if (sum > Number(actualCounts)) return 'more is awarded than needed';
  }
  const won = bids.filter(({ status }) => status === bidStatus.won).map(({ id }) => id);
  if (won.toSorted().join() !== [...awarded.keys()].toSorted().join()) return 'winners are not those of the award';
  if ((project.status === projectStatus.awarded) !== won.length > 0) return 'an award without its state';
  if (TERMINAL.includes(before.project.status) && project.status !== before.project.status) return 'two ends';
  return undefined;
}

test(`the rules keep prices sealed, awards within the demand and one end in ${SEQUENCES} sequences`, () => {
  const visits = new Map<string, number>();
  const starts = fc.record({
    method: fc.constantFrom(buyType.invite, buyType.compete, buyType.appraise),
    status: fc.constantFrom(projectStatus.draft, projectStatus.quoting),
    seed: fc.integer(),
  });
  fc.assert(
    fc.property(starts, ({ method, status, seed }) => {
      const move = randomMoves(seed);
      let state = newSourcing(method, status);
      for (let step = 0; step < STEPS; step += 1) {
        const tried = move(state);
        const after = next(state, tried);
        if (!after) continue;
        const broken = brokenInvariant(state, after, tried);
        if (broken) throw new Error(`${broken} after ${JSON.stringify(tried)}`);
        if (after.project.status !== state.project.status) count(visits, after.project.status);
        state = after;
      }
    }),
    { numRuns: SEQUENCES, unbiased: true },
  );
  // The sequences reach every state that they are about.
  for (const state of [projectStatus.awarded, projectStatus.toAward, projectStatus.failed, projectStatus.terminated]) {
    expect([state, (visits.get(state) ?? 0) > SEQUENCES / 100]).toEqual([state, true]);
  }
});

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
