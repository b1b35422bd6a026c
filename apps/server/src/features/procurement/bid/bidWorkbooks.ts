import { exportColumnsOf, quoteLineFields, quoteLineOf, type BidComparison } from '@gezi/domain';
import type { Caller } from '../../../platform/http/Caller';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import type { bidEvaluation } from './evaluation';
import { bidTexts as t } from './texts';

/** The comparison of open bids and their lines as a workbook. */
export function bidWorkbooks(
  { openProject }: ReturnType<typeof bidEvaluation>,
  compare: (caller: Caller, dataId: string) => Promise<BidComparison>,
) {
  return async (caller: Caller, dataId: string) => {
    const comparison = await compare(caller, dataId);
    const { project, bids, lines } = await openProject(caller, dataId);
    const details = new Map(
      project.detailList.map((line) => [line.id, { ...line, actualCounts: Number(line.actualCounts) }]),
    );
    const quoted = bids.flatMap((bid) =>
      (lines.get(bid.id) ?? []).map((line) => ({
        supplierName: bid.supplierName,
        ...quoteLineOf(details.get(line.detailId!)!, { ...line, detailId: line.detailId! }),
      })),
    );
    return {
      title: () => t.sheet.title(project.proNo),
      columns: comparisonColumns(comparison),
      rows: comparisonRows(comparison),
      details: [
        {
          title: () => t.sheet.lines,
          columns: [
            { key: 'supplierName', header: t.sheet.supplier },
            ...sheetColumns(exportColumnsOf(quoteLineFields)),
          ],
          rows: quoted,
        },
      ],
    };
  };
}

const comparisonColumns = ({ totals }: BidComparison) => [
  { key: 'materialName', header: t.sheet.compare },
  { key: 'needCount', header: t.sheet.need },
  { key: 'unit', header: '' },
  ...totals.map(({ bidId, supplierName }) => ({ key: bidId, header: supplierName, type: 'number' as const })),
];

/** One row per line with each supplier's unit price, then the totals. */
function comparisonRows({ lines, totals }: BidComparison): Record<string, unknown>[] {
  const rows = lines.map(({ materialName, needCount, unit, offers }) => ({
    materialName,
    needCount,
    unit,
    ...Object.fromEntries(offers.map(({ bidId, price }) => [bidId, price])),
  }));
  const sums = Object.fromEntries(totals.map(({ bidId, total }) => [bidId, total]));
  return [...rows, { materialName: t.sheet.total, needCount: null, unit: null, ...sums }];
}
