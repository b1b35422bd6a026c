import {
  faultOfLine,
  mayQuotePart,
  quoteLineField,
  type Language,
  type ListField,
  type ProjectForBid,
} from '@gezi/domain';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import type { RefObject } from 'react';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import { inputColumn } from '../../../documents/core/inputColumn';
import { shownQuoteFields } from '../shared/bids/core/quoteFields';
import { totalText } from '../shared/bids/core/totalText';
import { isQuantity } from '../../../documents/core/lineRows';
import type { Texts as SharedTexts } from '../shared/texts/zh-CN';
import { draftTotal, withValidAmounts, type QuoteRow } from './core/bidLines';
import type { Texts } from './texts/zh-CN';

interface BidColumnsOptions {
  project: ProjectForBid;
  texts: Texts & Pick<SharedTexts, 'quantityInvalid' | 'dayInvalid'>;
  language: Language;
  /** Read by the rules: true while everything is validated that submitting requires. */
  isComplete: RefObject<boolean>;
  refusals: CellRefusals;
}

/** Columns that a supplier fills in, before those of the material. */
const ORDER = [
  'materialName',
  'materialCode',
  'needCount',
  'unit',
  'count',
  'price',
  'total',
  'guaranteeMonth',
  'mfr',
  'brand',
  'specs',
  'startDate',
  'endDate',
  'remark',
  'demandTime',
  'materialDes',
  'otherSkillDemand',
  'materialTypeName',
  'consignee',
  'consigneeTel',
  'consigneeAddr',
  'planDetailNo',
];

/** Columns of the lines of a bid in the editor. */
export function bidColumns(options: BidColumnsOptions): GridColumn<QuoteRow>[] {
  const { project, texts, language } = options;
  const fields = shownQuoteFields(project).filter(({ key }) => key !== 'count' || mayQuotePart(project));
  const hasCount = fields.some(({ key }) => key === 'needCount');
  const columns = new Map<string, GridColumn<QuoteRow>>(
    fields.map((field) => [
      field.key,
      'import' in field ? writtenColumn(field, options) : fixedColumn(field, language),
    ]),
  );
  if (hasCount) columns.set('total', totalColumn(texts.lineTotal));
  return ORDER.flatMap((key) => {
    const column = columns.get(key);
    if (!column) return [];
    return key === 'materialName' ? { ...column, pin: 'start', width: 180 } : column;
  });
}

const fixedColumn = ({ key, label, kind, width }: ListField, language: Language): GridColumn<QuoteRow> => ({
  key: key as keyof QuoteRow,
  title: label[language],
  type: 'normal',
  width: width ?? 150,
  ...(kind === 'quantity' && {
    align: 'end',
    render: (row: QuoteRow) => formatNumber(row[key as keyof QuoteRow] as number | null),
  }),
});

const totalColumn = (title: string): GridColumn<QuoteRow> => ({
  key: 'total',
  type: 'slot',
  title,
  width: 130,
  align: 'end',
  render: (row) => (row.price === null || row.price === '' ? '' : totalText(draftTotal([row]))),
});

/** Maximum months of a guarantee. */
const MAX_MONTHS = 600;

function writtenColumn(field: ListField, options: BidColumnsOptions): GridColumn<QuoteRow> {
  const { project, texts, language, isComplete, refusals } = options;
  const isAmount: ColumnRule<QuoteRow> = { handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid };
  const isMonths: ColumnRule<QuoteRow> = {
    handler: ({ value }) =>
      value === null ||
      value === '' ||
      (Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= MAX_MONTHS),
    message: texts.monthsInvalid,
  };
  const isFilled: ColumnRule<QuoteRow> = {
    handler: ({ row, column }) => {
      const index = project.detailList.findIndex(({ id }) => id === row.id);
      const fault = isComplete.current ? faultOfLine(project, withValidAmounts(row), index) : undefined;
      return fault?.field === quoteLineField(index, column) ? texts.faults[fault.code] : undefined;
    },
  };
  const isPriced = field.kind === 'money' || field.kind === 'quantity';
  const column = inputColumn<QuoteRow>(field, {
    language,
    rules: [
      ...(isPriced ? [isAmount] : []),
      ...(field.kind === 'number' ? [isMonths] : []),
      isFilled,
      refusalRule<QuoteRow>(refusals),
    ],
  });
  return column;
}
