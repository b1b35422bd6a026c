import Big from 'big.js';
import { done, exactAmount, exactSumOfProducts, refused, type Fault, type Outcome } from '../../kit';
import { hasBidPart, hasQuantities, type ProjectMethod } from './parts';
import type { ProjectAward } from './schema';
import { contractType } from './status';

/** Members of a project that its award follows. */
export interface ProjectToAward extends ProjectMethod {
  bidPart: string;
  detailList: readonly { id: string; actualCounts: number | string }[];
}

/** An open bid that may win. */
export interface BidToAward {
  id: string;
  lines: readonly { detailId: string; count: string | null; price: string | null }[];
}

/** A line that a winner gets, as exact texts; the quantity is null where quantities do not matter. */
export interface AwardedLine {
  detailId: string;
  actualCount: string | null;
  actualPrice: string;
}

export type AwardFaultCode =
  | 'one-winner'
  | 'repeated-winner'
  | 'unknown-bid'
  | 'unknown-line'
  | 'repeated-line'
  | 'not-quoted'
  | 'line-missing'
  | 'too-precise'
  | 'count-missing'
  | 'count-too-large'
  | 'price-missing'
  | 'price-too-high'
  | 'remark-missing';

type AwardFault = Fault<AwardFaultCode>;

/** True if lines may be split among several winners (contract, part 3 §5.5). */
export const maySplitAward = (project: ProjectMethod & { bidPart: string }): boolean =>
  hasQuantities(project) && hasBidPart(project) && project.bidPart === '1';

/** True if several suppliers may win without quantities: framework agreements for a long-term supply. */
export const mayAwardSeveral = (project: ProjectMethod & { bidPart: string }): boolean =>
  maySplitAward(project) || (!hasQuantities(project) && project.contractType === contractType.framework);

/**
 * Checks an award by the rules of the method (contract, part 3 §5.5).
 *
 * @param bids open bids of the current round that are not invalid
 * @returns awarded lines by id of the bid
 */
export function readAward(
  project: ProjectToAward,
  bids: readonly BidToAward[],
  { winners, awardRemark }: Pick<ProjectAward, 'winners' | 'awardRemark'>,
): Outcome<Map<string, AwardedLine[]>, AwardFault> {
  if (winners.length !== 1 && !mayAwardSeveral(project)) return refused({ code: 'one-winner', field: 'winners' });
  const awarded = new Map<string, AwardedLine[]>();
  for (const [index, winner] of winners.entries()) {
    const path = `winners/${index}`;
    const bid = bids.find(({ id }) => id === winner.bidId);
    if (!bid) return refused({ code: 'unknown-bid', field: `${path}/bidId` });
    if (awarded.has(bid.id)) return refused({ code: 'repeated-winner', field: `${path}/bidId` });
    const lines = readWinner(project, bid, winner.details, `${path}/details`);
    if (!lines.ok) return lines;
    awarded.set(bid.id, lines.value);
  }
  const fault = faultOfTotals(project, [...awarded.values()], awardRemark);
  return fault ? refused(fault) : done(awarded);
}

type Details = NonNullable<ProjectAward['winners'][number]['details']>;

function readWinner(
  project: ProjectToAward,
  bid: BidToAward,
  details: Details | null | undefined,
  path: string,
): Outcome<AwardedLine[], AwardFault> {
  const quoted = new Map(bid.lines.filter(isOffered(project)).map((line) => [line.detailId, line]));
  const given = details ?? [...quoted.keys()].map((detailId): Details[number] => ({ detailId }));
  const lines = new Map<string, AwardedLine>();
  for (const [index, detail] of given.entries()) {
    const field = (member: string) => `${path}/${index}/${member}`;
    if (!project.detailList.some(({ id }) => id === detail.detailId)) {
      return refused({ code: 'unknown-line', field: field('detailId') });
    }
    if (lines.has(detail.detailId)) return refused({ code: 'repeated-line', field: field('detailId') });
    const offer = quoted.get(detail.detailId);
    if (!offer) return refused({ code: 'not-quoted', field: field('detailId') });
    const line = readLine(project, offer, detail, field);
    if (!line.ok) return line;
    if (line.value) lines.set(detail.detailId, line.value);
  }
  const missing = project.detailList.find(({ id }) => !lines.has(id));
  if (missing && !mayAwardSeveral(project)) return refused({ code: 'line-missing', field: path });
  return lines.size === 0 ? refused({ code: 'line-missing', field: path }) : done([...lines.values()]);
}

const isOffered =
  (project: ProjectMethod) =>
  ({ count, price }: BidToAward['lines'][number]): boolean =>
    Number(price ?? 0) > 0 && (Number(count ?? 0) > 0 || !hasQuantities(project));

/** @returns null for a line of which a winner of several gets nothing */
function readLine(
  project: ProjectToAward,
  offer: BidToAward['lines'][number],
  detail: Details[number],
  field: (member: string) => string,
): Outcome<AwardedLine | null, AwardFault> {
  const actualPrice = exactAmount(detail.actualPrice ?? offer.price);
  if (actualPrice === undefined) return refused({ code: 'too-precise', field: field('actualPrice') });
  const actualCount = hasQuantities(project) ? exactAmount(detail.actualCount ?? offer.count) : null;
  if (actualCount === undefined) return refused({ code: 'too-precise', field: field('actualCount') });
  if (hasQuantities(project)) {
    if (!(Number(actualCount ?? 0) > 0)) {
      return maySplitAward(project) ? done(null) : refused({ code: 'count-missing', field: field('actualCount') });
    }
    if (Big(actualCount!).gt(offer.count!)) return refused({ code: 'count-too-large', field: field('actualCount') });
  }
  if (!(Number(actualPrice ?? 0) > 0)) return refused({ code: 'price-missing', field: field('actualPrice') });
  if (Big(actualPrice!).gt(offer.price!)) return refused({ code: 'price-too-high', field: field('actualPrice') });
  return done({ detailId: detail.detailId, actualCount, actualPrice: actualPrice! });
}

/** Σ awarded ≤ quantity of each line; lines that nobody gets need a remark. */
function faultOfTotals(
  project: ProjectToAward,
  winners: readonly (readonly AwardedLine[])[],
  remark: string | null | undefined,
): AwardFault | undefined {
  for (const { id, actualCounts } of project.detailList) {
    const awarded = winners.flatMap((lines) => lines.filter(({ detailId }) => detailId === id));
    if (awarded.length === 0) {
      if (!remark?.trim()) return { code: 'remark-missing', field: 'awardRemark' };
      continue;
    }
    const sum = awarded.reduce((total, { actualCount }) => total.plus(actualCount ?? 0), Big(0));
    if (hasQuantities(project) && sum.gt(actualCounts)) return { code: 'count-too-large', field: 'winners' };
  }
  return undefined;
}

/** Σ awarded quantity × price in yuan, half-up to 8 decimals. */
export const awardTotal = (lines: readonly AwardedLine[]): string =>
  exactSumOfProducts(
    lines.map(({ actualCount, actualPrice }) => ({ quantity: actualCount, price: actualPrice })),
    8,
  );
