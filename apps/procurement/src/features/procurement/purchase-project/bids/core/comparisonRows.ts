import type { BidComparison } from '@gezi/domain';

type Line = BidComparison['lines'][number];

/** A row of the comparison: one of the totals, or a line of the project. */
export type ComparisonRow =
  | { id: 'total' | 'rank'; kind: 'total' | 'rank'; line?: undefined }
  | { id: string; kind: 'line'; line: Line };

/** Rows of the comparison; the totals come first, so that they are seen without scrolling. */
export const comparisonRows = ({ lines }: Pick<BidComparison, 'lines'>): ComparisonRow[] => [
  { id: 'total', kind: 'total' },
  { id: 'rank', kind: 'rank' },
  ...lines.map((line): ComparisonRow => ({ id: line.detailId, kind: 'line', line })),
];

/** The offer of a bid for a line. */
export const offerOf = (line: Line, bidId: string) => line.offers.find((offer) => offer.bidId === bidId);
