import { randomInt } from 'node:crypto';

/** 2010-11-04T01:42:54.657Z: ids made since 2018 have 19 digits, until 2080. */
const EPOCH = 1_288_834_974_657n;
const NODE_BITS = 10n;
const COUNTER_BITS = 12n;

/** Nodes that can make ids at the same time. */
export const NODE_COUNT = 1 << Number(NODE_BITS);

let node = randomInt(NODE_COUNT);
let last = 0n;

/** Tells the numbers of this process from those of other nodes; a chance number until `claimNode` has got one. */
export function setIdNode(number: number): void {
  if (!Number.isInteger(number) || number < 0 || number >= NODE_COUNT) throw new RangeError(`node number ${number}`);
  node = number;
}

/**
 * A new record id: 19 digits, later ones greater, as text too. Unique within the process, and across nodes that have
 * different node numbers.
 */
export function newId(): string {
  const now = (BigInt(Date.now()) - EPOCH) << COUNTER_BITS;
  // More than 4,096 in a millisecond, or a clock set back: time runs ahead instead of repeating itself.
  last = now > last ? now : last + 1n;
  const time = last >> COUNTER_BITS;
  const counter = last & ((1n << COUNTER_BITS) - 1n);
  return String((time << (NODE_BITS + COUNTER_BITS)) | (BigInt(node) << COUNTER_BITS) | counter);
}
