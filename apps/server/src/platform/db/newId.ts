import { randomInt } from 'node:crypto';

/** 2010-11-04T01:42:54.657Z. Ids have 19 digits from 2018 to 2080. */
const EPOCH = 1_288_834_974_657n;
const NODE_BITS = 10n;
const COUNTER_BITS = 12n;

/** Number of nodes that can create ids at the same time. */
export const NODE_COUNT = 1 << Number(NODE_BITS);

let node = randomInt(NODE_COUNT);
let last = 0n;

/** Sets the node number in the ids of this process; random until `claimNode` sets it. */
export function setIdNode(number: number): void {
  if (!Number.isInteger(number) || number < 0 || number >= NODE_COUNT) throw new RangeError(`node number ${number}`);
  node = number;
}

/**
 * A new record id: 19 digits, increasing as number and as text. Unique across nodes that have different node numbers.
 */
export function newId(): string {
  const now = (BigInt(Date.now()) - EPOCH) << COUNTER_BITS;
  // With more than 4,096 ids per millisecond, or a clock set back, the time part runs ahead to stay unique.
  last = now > last ? now : last + 1n;
  const time = last >> COUNTER_BITS;
  const counter = last & ((1n << COUNTER_BITS) - 1n);
  return String((time << (NODE_BITS + COUNTER_BITS)) | (BigInt(node) << COUNTER_BITS) | counter);
}
