import { MONEY_DECIMALS, type ProjectMethod, type QuoteLine } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatNumber, useLocale } from '@gezi/ui';
import { useMemo } from 'react';
import { listColumns } from '../../../../crud/listColumns';
import { useNarrow } from '../../../../crud/useNarrow';
import { PartTable } from '../../../../documents/PartTable';
import { pricedRows, type PricedRow } from './core/pricedRows';
import { shownQuoteFields } from './core/quoteFields';
import { totalText } from './core/totalText';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface QuoteLineTableProps {
  lines: readonly QuoteLine[];
  project: ProjectMethod;
  /** Shows the awarded quantities and prices, too. */
  isWinner: boolean;
}

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'count', 'price'];

/** The lines of a stored bid with totals in the footer. */
export function QuoteLineTable({ lines, project, isWinner }: QuoteLineTableProps) {
  const texts = useTexts();
  const language = useLocale();
  const isNarrow = useNarrow();
  const rows = useMemo(() => pricedRows(lines), [lines]);
  const columns = useMemo(() => {
    const fields = shownQuoteFields(project);
    const hasCount = fields.some(({ key }) => key === 'count');
    const keys = fields.map(({ key }) => key as string);
    const shown = isNarrow ? [...LEAD, ...keys.filter((key) => !LEAD.includes(key))] : keys;
    const quoted = listColumns<PricedRow>(fields, { language, dicts: {}, keys: shown, faces: FACES });
    const last = shown.indexOf('price') + 1;
    const sums = [
      ...(hasCount ? [amountColumn('total', texts.total)] : []),
      ...(isWinner ? awardedColumns(texts, hasCount) : []),
    ];
    return quoted.toSpliced(last, 0, ...sums);
  }, [language, project, isNarrow, isWinner, texts]);
  return <PartTable label={texts.lines} columns={columns} rows={rows} emptyText={texts.linesNone} />;
}

const FACES = { price: ({ price }: PricedRow) => totalText(price) };

const amountColumn = (key: 'total' | 'actualTotal', title: string): GridColumn<PricedRow> => ({
  key,
  title,
  width: 140,
  align: 'end',
  statistics: ['sum'],
  render: (row) => formatNumber(row[key], MONEY_DECIMALS),
});

const awardedColumns = (texts: Texts, hasCount: boolean): GridColumn<PricedRow>[] => [
  ...(hasCount
    ? [
        {
          key: 'actualCount' as const,
          title: texts.actualCount,
          width: 110,
          align: 'end' as const,
          render: ({ actualCount }: PricedRow) => formatNumber(actualCount),
        },
      ]
    : []),
  {
    key: 'actualPrice',
    title: texts.actualUnitPrice,
    width: 130,
    align: 'end',
    render: ({ actualPrice }) => totalText(actualPrice),
  },
  ...(hasCount ? [amountColumn('actualTotal', texts.actualTotal)] : []),
];
