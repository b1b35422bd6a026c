import Big from 'big.js';
import {
  done,
  exactAmount,
  exactSumOfProducts,
  lineTexts,
  numberOrNull,
  refused,
  type Fault,
  type Outcome,
} from '../../kit';
import { hasBidPart, hasQuantities, type ProjectMethod } from '../purchase-project/parts';
import type { TenderDetail } from '../purchase-project/schema';
import type { QuoteLine, QuoteLineIn, SupplierConfirmation, TenderingDiverge } from './schema';

/** Decimals of a quotation total (P§9). */
export const TOTAL_DECIMALS = 8;

const LINE_TEXTS = ['remark', 'mfr', 'brand', 'specs', 'startDate', 'endDate'] as const;

/** A line as its supplier writes it. Amounts are exact texts. */
export interface DraftQuoteLine extends Record<(typeof LINE_TEXTS)[number], string | null> {
  detailId: string;
  guaranteeMonth: number | null;
  /** Offered quantity; `'0'`: not quoted. */
  count: string | null;
  /** Yuan per unit. */
  price: string | null;
}

/** A bid as its supplier writes it. */
export interface BidContent {
  lines: readonly DraftQuoteLine[];
  diverges: readonly TenderingDiverge[];
  confirmation: SupplierConfirmation | null;
  /** JSON array of `{name, url}` as text. */
  priceFileName: string | null;
}

/** Members of a project that its bids follow. */
export interface ProjectToBid extends ProjectMethod {
  bidPart: string;
  detailList: readonly { id: string; actualCounts: number | string }[];
  divergeList: readonly { id: string }[];
}

/** True if suppliers choose the quantity of a line, which may be 0. */
export const mayQuotePart = (project: ProjectMethod & { bidPart: string }): boolean =>
  (hasBidPart(project) && project.bidPart === '1') || !hasQuantities(project);

/** Path of a member of a line in requests and refusals. */
export const quoteLineField = (index: number, member: string): string => `supplierPriceDetailVOS/${index}/${member}`;

/** Σ quantity × price in yuan, half-up to 8 decimals (P§9); lines without a price do not count. */
export const bidTotal = (lines: readonly { count: number | string | null; price: number | string | null }[]): string =>
  exactSumOfProducts(
    lines.map(({ count, price }) => ({ quantity: count, price })),
    TOTAL_DECIMALS,
  );

/** The awarded value; null and 0 fall back to the quoted one (P§2). */
export const awardedOr = (awarded: number | null, quoted: number | null): number | null => awarded || quoted;

/**
 * Reads the lines of a bid in the order of the project. Lines that are not sent stay empty; the quantity is that of the
 * project unless suppliers choose it.
 */
export function readQuoteLines(
  project: ProjectToBid,
  lines: readonly QuoteLineIn[],
): Outcome<DraftQuoteLine[], Fault<'unknown-line' | 'repeated-line' | 'too-precise'>> {
  const known = new Map(project.detailList.map((line) => [line.id, line]));
  const read = new Map<string, DraftQuoteLine>();
  for (const [index, line] of lines.entries()) {
    const fault = (code: 'unknown-line' | 'repeated-line' | 'too-precise', member: string) =>
      refused({ code, field: quoteLineField(index, member) });
    if (!known.has(line.detailId)) return fault('unknown-line', 'detailId');
    if (read.has(line.detailId)) return fault('repeated-line', 'detailId');
    const count = exactAmount(line.count);
    if (count === undefined) return fault('too-precise', 'count');
    const price = exactAmount(line.price);
    if (price === undefined) return fault('too-precise', 'price');
    read.set(line.detailId, {
      ...lineTexts(LINE_TEXTS, line),
      detailId: line.detailId,
      guaranteeMonth: line.guaranteeMonth ?? null,
      count,
      price,
    });
  }
  return done(project.detailList.map((line) => withQuantity(project, line, read.get(line.id) ?? emptyLine(line.id))));
}

/** A line that its supplier has not filled in. It has the quantity of the project, unless suppliers choose it. */
export const emptyQuoteLine = (project: ProjectToBid, line: ProjectToBid['detailList'][number]): DraftQuoteLine =>
  withQuantity(project, line, emptyLine(line.id));

function withQuantity(
  project: ProjectToBid,
  { actualCounts }: ProjectToBid['detailList'][number],
  line: DraftQuoteLine,
): DraftQuoteLine {
  const needed = Big(actualCounts).toFixed();
  if (!mayQuotePart(project)) return { ...line, count: needed };
  // Without a price the line is left out.
  return { ...line, count: line.count ?? (line.price === null ? null : needed) };
}

const emptyLine = (detailId: string): DraftQuoteLine => ({
  detailId,
  remark: null,
  mfr: null,
  brand: null,
  specs: null,
  startDate: null,
  endDate: null,
  guaranteeMonth: null,
  count: null,
  price: null,
});

export type BidFaultCode =
  | 'contact-missing'
  | 'price-missing'
  | 'count-missing'
  | 'count-too-large'
  | 'nothing-quoted'
  | 'end-before-start'
  | 'response-missing';

/** The first member that a bid lacks to be submitted (contract, part 3 §3.3). */
export const findMissingInBid = (project: ProjectToBid, bid: BidToSubmit): Fault<BidFaultCode> | undefined =>
  missingInBid(project, bid)[0];

type Amount = number | string | null;

/** Members of a line that submitting requires, or that must fit. */
export interface LineToSubmit extends Pick<DraftQuoteLine, 'startDate' | 'endDate'> {
  count: Amount;
  price: Amount;
}

/** Members of a bid that submitting requires. */
export interface BidToSubmit {
  linkman: string | null;
  mobile: string | null;
  lines: readonly LineToSubmit[];
  diverges: readonly { responseResume: string | null }[];
}

/** All members that a bid lacks to be submitted, in the order of the page; at most one of each line. */
export function missingInBid(project: ProjectToBid, bid: BidToSubmit): Fault<BidFaultCode>[] {
  const { lines, diverges } = bid;
  const contacts = (['linkman', 'mobile'] as const).filter((member) => !bid[member]?.trim());
  const faulty = lines.flatMap((line, index) => faultOfLine(project, line, index) ?? []);
  const isEmpty = faulty.length === 0 && !lines.some((line) => isQuoted(project, line));
  const open = diverges.flatMap(({ responseResume }, index) => (responseResume?.trim() ? [] : [index]));
  return [
    ...contacts.map((field) => ({ code: 'contact-missing' as const, field })),
    ...faulty,
    ...(isEmpty ? [{ code: 'nothing-quoted' as const, field: 'supplierPriceDetailVOS' }] : []),
    ...open.map((index) => ({
      code: 'response-missing' as const,
      field: `supplierTenderingDiverges/${index}/responseResume`,
    })),
  ];
}

/** True if a line has an offer. In a long-term sourcing the price alone is one. */
export const isQuoted = (
  project: ProjectMethod & { bidPart: string },
  { count, price }: { count: number | string | null; price: number | string | null },
): boolean => Number(price ?? 0) > 0 && (Number(count ?? 0) > 0 || !hasQuantities(project));

/** The first member that a line lacks to be submitted. @param index of the line in the bid and in its project */
export function faultOfLine(project: ProjectToBid, line: LineToSubmit, index: number): Fault<BidFaultCode> | undefined {
  const { count, price, startDate, endDate } = line;
  const at = (member: string) => quoteLineField(index, member);
  // A quantity of 0 leaves the line out, whatever its price; without quantities the price decides.
  const isWithout =
    Number(count ?? 0) === 0 && (Number(price ?? 0) === 0 || (count !== null && hasQuantities(project)));
  const isLeftOut = mayQuotePart(project) && isWithout;
  if (isLeftOut) return undefined;
  if (!(Number(price ?? 0) > 0)) return { code: 'price-missing', field: at('price') };
  if (hasQuantities(project)) {
    if (!(Number(count ?? 0) > 0)) return { code: 'count-missing', field: at('count') };
    const needed = project.detailList[index]?.actualCounts ?? 0;
    if (Big(count!).gt(needed)) return { code: 'count-too-large', field: at('count') };
  }
  if (startDate && endDate && endDate < startDate) return { code: 'end-before-start', field: at('endDate') };
  return undefined;
}

/** A line of a bid beside the project's line that it answers. @param quoted absent for a line without an answer */
export function quoteLineOf(
  detail: Omit<TenderDetail, 'estimatedPrice' | 'planDetailId' | 'models' | 'remark'>,
  quoted?: DraftQuoteLine & { id?: string; actualCount?: string | null; actualPrice?: string | null },
): QuoteLine {
  const { id, actualCounts, ...demand } = detail;
  return {
    ...demand,
    id: quoted?.id ?? null,
    detailId: id,
    needCount: actualCounts,
    remark: quoted?.remark ?? null,
    guaranteeMonth: quoted?.guaranteeMonth ?? null,
    mfr: quoted?.mfr ?? null,
    brand: quoted?.brand ?? null,
    specs: quoted?.specs ?? null,
    startDate: quoted?.startDate ?? null,
    endDate: quoted?.endDate ?? null,
    count: numberOrNull(quoted?.count),
    price: numberOrNull(quoted?.price),
    actualCount: numberOrNull(quoted?.actualCount),
    actualPrice: numberOrNull(quoted?.actualPrice),
  };
}
