import { buyType, projectStatus } from '@gezi/domain';
import { ACTIONS, BID_ACTIONS, type ActorName, type Move, type Sourcing } from './sourcingModel';

const { draft, toStart, quoting, toOpen, inEvaluation, toAward } = projectStatus;

/** Actions that lead on, by state of the project; without them few random sequences would reach an award. */
const USUAL: Partial<Record<string, readonly Move['action'][]>> = {
  [draft]: ['publish'],
  [toStart]: ['start', 'save'],
  [quoting]: ['submit', 'submit', 'submit', 'submit', 'pass', 'close', 'close'],
  [toOpen]: ['open'],
  [inEvaluation]: ['finishScore'],
  [toAward]: ['award', 'award', 'award', 'shortlist', 'invalidate', 'newRound'],
};
/** Usual actions of a running auction. */
const BIDDING: readonly Move['action'][] = ['offer', 'offer', 'offer', 'offer', 'offer', 'wait', 'close'];
const PRICES = [18.5, 18.5, 21, 21, 20.25, 0];
/** Offers fall, so that there are more prices. */
const OFFERED = [30, 29, 28, 27, 26, 25, 24, 23.5, 22, 21, 20, 18.5, 0];
const ANYBODY: readonly ActorName[] = ['purchaser', 'colleague', 'manager', 'declarer', 0, 1, 2];

/**
 * Random steps of one sequence, the same ones for the same seed. Every other step is one that leads on; one in eight is
 * tried by anybody, the others by those who usually do.
 */
export function randomMoves(seed: number): (state: Sourcing) => Move {
  let number = seed;
  return ({ project }) => {
    const isAuction = project.buyType === buyType.auction;
    const usual = isAuction && project.status === quoting ? BIDDING : (USUAL[project.status] ?? ACTIONS);
    const action = pick(pick([usual, ACTIONS]));
    const supplier = pick([0, 1, 2]);
    return {
      action,
      supplier,
      actor: pick([1, 0, 0, 0, 0, 0, 0, 0]) ? pick(ANYBODY) : usualActor(action, supplier),
      chosen: pick([[0], [1], [0, 1], [2, 0], []]),
      price: pick(isAuction ? OFFERED : PRICES),
      isRepeated: pick([1, 0, 0, 0]) === 1,
      count: pick([6, 4, 10, 10, 0, 11]),
      words: pick(['理由', '理由', '']),
    };
  };

  /** mulberry32 */
  function pick<Item>(items: readonly Item[]): Item {
    number = (number + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(number ^ (number >>> 15), 1 | number);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return items[((mixed ^ (mixed >>> 14)) >>> 0) % items.length]!;
  }
}

function usualActor(action: Move['action'], supplier: number): ActorName {
  if (action === 'offer' || (BID_ACTIONS as readonly string[]).includes(action)) return supplier;
  return action === 'reAward' || action === 'cancel' ? 'manager' : 'purchaser';
}
