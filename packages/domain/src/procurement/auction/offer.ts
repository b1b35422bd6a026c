import Big from 'big.js';
import { done, exactAmount, refused, type Fault, type Outcome } from '../../kit';
import { bidTotal } from '../bid/draft';
import { hasQuantities, type ProjectMethod } from '../purchase-project/parts';

/** Largest total in yuan that is stored exactly. */
const MAX_TOTAL = 999_999_999_999;

/** Members of a project that its offers follow. */
export interface AuctionedProject extends Pick<ProjectMethod, 'longSource'> {
  /** Yuan; null: any lower offer. */
  minStep: string | number | null;
  detailList: readonly { id: string; actualCounts: string | number }[];
}

interface OfferedLine {
  detailId: string;
  price?: string | number | null;
}

export interface AuctionOffer {
  /** Yuan per unit, exact texts by id of the project's line. */
  prices: Record<string, string>;
  /** Yuan, 8 decimals. */
  total: string;
}

export type OfferFaultCode =
  | 'unknown-line'
  | 'repeated-line'
  | 'line-missing'
  | 'price-missing'
  | 'too-precise'
  | 'too-large'
  | 'not-lower'
  | 'below-step';

/** Σ quantity × price in yuan; of a long-term supply, which has no quantities, Σ price. */
export const auctionTotal = (
  project: AuctionedProject,
  prices: Readonly<Record<string, string | number | null>>,
): string =>
  bidTotal(
    project.detailList.map(({ id, actualCounts }) => ({
      count: hasQuantities(project) ? actualCounts : 1,
      price: prices[id] ?? null,
    })),
  );

/**
 * Prices whose total is lower by an amount at least, each lowered by the same share and cut to 2 decimals.
 *
 * @param by yuan
 * @returns by line; undefined if a price would not stay above 0
 */
export function loweredPrices(
  project: AuctionedProject,
  prices: Readonly<Record<string, string | number>>,
  by: number,
): Record<string, number> | undefined {
  const total = Big(auctionTotal(project, prices));
  if (total.lte(by)) return undefined;
  const share = total.minus(by).div(total);
  const lowered = Object.entries(prices).map(
    ([id, price]) => [id, Big(price).times(share).round(2, Big.roundDown).toNumber()] as const,
  );
  return lowered.every(([, price]) => price > 0) ? Object.fromEntries(lowered) : undefined;
}

/**
 * Reads an offer: a price above 0 for every line, and a total that is lower than the supplier's last one by the minimum
 * step at least.
 *
 * @param last the supplier's last total; null for its first offer
 */
export function readOffer(
  project: AuctionedProject,
  lines: readonly OfferedLine[],
  last: string | null,
): Outcome<AuctionOffer, Fault<OfferFaultCode>> {
  const known = new Set(project.detailList.map(({ id }) => id));
  const prices: Record<string, string> = {};
  for (const [index, { detailId, price }] of lines.entries()) {
    const fault = (code: OfferFaultCode, member: string) => refused({ code, field: `details/${index}/${member}` });
    if (!known.has(detailId)) return fault('unknown-line', 'detailId');
    if (Object.hasOwn(prices, detailId)) return fault('repeated-line', 'detailId');
    const exact = exactAmount(price);
    if (exact === undefined) return fault('too-precise', 'price');
    if (exact === null || !Big(exact).gt(0)) return fault('price-missing', 'price');
    prices[detailId] = exact;
  }
  if (Object.keys(prices).length < known.size) return refused({ code: 'line-missing', field: 'details' });
  const total = auctionTotal(project, prices);
  const code = faultOfTotal(Big(total), last, project.minStep);
  return code ? refused({ code, field: 'details' }) : done({ prices, total });
}

function faultOfTotal(
  total: Big,
  last: string | null,
  minStep: AuctionedProject['minStep'],
): OfferFaultCode | undefined {
  if (!total.gt(0)) return 'price-missing';
  if (total.gt(MAX_TOTAL)) return 'too-large';
  if (last === null) return undefined;
  if (total.gte(last)) return 'not-lower';
  return total.gt(Big(last).minus(minStep ?? 0)) ? 'below-step' : undefined;
}
