import { missingInBid, type BidFaultCode, type Fault, type ProjectForBid } from '@gezi/domain';
import { responseField, type ConfirmationValues } from './answers';
import { withValidAmounts, type QuoteRow } from './bidLines';

type MissingValues = Readonly<Record<string, unknown>> &
  Partial<ConfirmationValues> & { linkman: string; mobile: string };

/** Everything that a bid lacks to be submitted, by the input on the page. */
export const missingOnPage = (
  project: ProjectForBid,
  diverges: readonly { id: string }[],
  values: MissingValues,
  rows: readonly QuoteRow[],
): Fault<BidFaultCode>[] =>
  missingInBid(project, {
    linkman: values.linkman,
    mobile: values.mobile,
    lines: rows.map(withValidAmounts),
    diverges: diverges.map(({ id }) => ({ responseResume: (values[responseField(id)] as string | undefined) ?? null })),
  });

/** Number of lines with a price. */
export const pricedCount = (rows: readonly Pick<QuoteRow, 'count' | 'price'>[]): number =>
  rows.map(withValidAmounts).filter(({ price, count }) => Number(price ?? 0) > 0 && Number(count ?? 1) > 0).length;
