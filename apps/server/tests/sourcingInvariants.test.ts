import { AUCTION_EXTENSION, bidStatus, buyType, MAX_AUCTION_EXTENSIONS, projectStatus, rankOffers } from '@gezi/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supplierInfo, sysUser } from '../src/platform/db';
import { randomMoves } from './support/sourcing/randomMoves';
import { serverProject } from './support/sourcing/serverProject';
import {
  isHidden,
  newSourcing,
  next,
  type ActorName,
  type Move,
  type Sourcing,
} from './support/sourcing/sourcingModel';
import { startTestServer, type TestCaller, type TestServer } from './support/startTestServer';

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
  const broken = brokenAuction(before, after);
  if (broken) return broken;
  if (TERMINAL.includes(before.project.status) && project.status !== before.project.status) return 'two ends';
  return undefined;
}

/** The first broken invariant of the offers of an auction. */
function brokenAuction(
  { auction: before, project, isPastEnd }: Sourcing,
  { auction, bids }: Sourcing,
): string | undefined {
  const { offers, extensions, end } = auction;
  const added = offers.slice(before.offers.length);
  if (before.offers.some((one, at) => one !== offers[at]) || added.length > 1) return 'offers change';
  if (offers.some(({ seq }, at) => seq !== at + 1)) return 'offers without an order';
  if (new Set(offers.map(({ supplier, key }) => `${supplier} ${key}`)).size < offers.length)
    return 'a repeated offer counts';
  if (added.length > 0 && (project.status !== projectStatus.quoting || isPastEnd))
    return 'an offer outside the auction';
  if (extensions > MAX_AUCTION_EXTENSIONS) return 'too many extensions';
  const extended = extensions - before.extensions;
  if (extended > 0 && (added.length === 0 || end !== before.end + extended * AUCTION_EXTENSION))
    return 'a wrong extension';
  const { standings } = rankOffers(offers.map((one) => ({ ...one, supplierId: String(one.supplier) })));
  for (const [at, one] of standings.entries()) {
    const own = offers.filter(({ supplier }) => supplier === one.supplier).map(({ price }) => Number(price));
    if (own.some((price, nth) => nth > 0 && price > own[nth - 1]! - Number(project.minStep)))
      return 'an offer that is not lower';
    const better = standings[at - 1];
    const isBehind =
      !better || Number(better.price) < Number(one.price) || (better.price === one.price && better.seq < one.seq);
    if (!isBehind) return 'a rank that ignores price or time';
    if (!bids.some(({ supplier }) => supplier === one.supplier)) return 'an offer without its bid';
  }
  return undefined;
}

test(`the rules keep prices sealed, awards within the demand and one end in ${SEQUENCES} sequences`, () => {
  const visits = new Map<string, number>();
  let extensions = 0;
  const starts = fc.record({
    method: fc.constantFrom(buyType.invite, buyType.source, buyType.compete, buyType.auction, buyType.appraise),
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
      extensions = Math.max(extensions, state.auction.extensions);
    }),
    { numRuns: SEQUENCES, unbiased: true },
  );
  expect(extensions).toBeGreaterThan(1);
  // The sequences reach every state that they are about.
  for (const state of [projectStatus.awarded, projectStatus.toAward, projectStatus.failed, projectStatus.terminated]) {
    expect([state, (visits.get(state) ?? 0) > SEQUENCES / 100]).toEqual([state, true]);
  }
});

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

describe('the server', () => {
  let server: TestServer;
  let callers: Map<ActorName, TestCaller>;
  let suppliers: string[];
  beforeAll(async () => {
    server = await startTestServer();
    const staff = ['purchaser', 'manager', 'declarer'] as const;
    callers = new Map();
    for (const name of staff) callers.set(name, await server.as(name, { tenant: 1 }));
    const users = await server.db.orm.select().from(sysUser).where(eq(sysUser.userType, 'supplier'));
    suppliers = [];
    for (const { username, supplierId } of users.filter((user) => user.supplierId).slice(0, 3)) {
      await server.db.orm
        .update(supplierInfo)
        .set({ status: '1', auditStatus: '1' })
        .where(eq(supplierInfo.id, supplierId!));
      callers.set(suppliers.length, await server.as(username));
      suppliers.push(supplierId!);
    }
  });
  afterAll(() => server.close());

  test('refuses exactly what the rules refuse, and shows no price before', async () => {
    const visited = new Set<string>();
    for (let sequence = 0; sequence < 24; sequence += 1) {
      const method = [buyType.compete, buyType.invite, buyType.auction][sequence % 3]!;
      const project = await serverProject({ server, callers, suppliers }, `sequence-${sequence}`, method);
      const move = randomMoves(sequence);
      let state = newSourcing(method, projectStatus.quoting);
      for (let step = 0; step < 18; step += 1) {
        const tried = move(state);
        // A colleague of the same rights is not among the demo accounts.
        if (tried.actor === 'colleague') continue;
        const after = next(state, tried);
        const outcome = await project.act(state, tried, after);
        const context = `sequence ${sequence}: ${JSON.stringify(tried)} in ${state.project.status}`;
        expect(`${context} ${outcome.success}`).toBe(`${context} ${after !== undefined}`);
        expect(outcome.status).toBeLessThan(500);
        if (!after) continue;
        state = after;
        visited.add(state.project.status);
        await project.expectSame(state, context);
      }
    }
    expect(visited).toContain(projectStatus.awarded);
  }, 120_000);
});
