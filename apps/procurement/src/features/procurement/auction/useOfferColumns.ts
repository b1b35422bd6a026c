import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import { MONEY_DECIMALS } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { useMemo } from 'react';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import { isPrice, type OfferRow } from './core/offerPrices';
import { useTexts } from './texts';

interface OfferColumnsOptions {
  /** Prices can be entered. */
  isOpen: boolean;
  isNarrow: boolean;
  refusals: CellRefusals;
}

/** Columns that a phone shows first. */
const LEAD = ['materialName', 'price', 'needCount'];

/** Columns of the lines. The price is visible without scrolling; on a phone it is the second column. */
export function useOfferColumns({ isOpen, isNarrow, refusals }: OfferColumnsOptions): GridColumn<OfferRow>[] {
  const texts = useTexts();
  return useMemo(() => {
    const validPrice: ColumnRule<OfferRow> = { handler: ({ value }) => isPrice(value), message: texts.priceInvalid };
    const price: GridColumn<OfferRow> = {
      key: 'price',
      title: texts.price,
      type: 'inputNumber',
      align: 'end',
      width: 140,
      validateRules: [validPrice, refusalRule<OfferRow>(refusals)],
    };
    const columns: GridColumn<OfferRow>[] = [
      { key: 'materialCode', title: texts.materialCode, width: 130 },
      { key: 'materialName', title: texts.materialName, width: isNarrow ? 130 : 180 },
      { key: 'models', title: texts.models, width: 150 },
      {
        key: 'needCount',
        title: texts.needCount,
        width: 100,
        align: 'end',
        render: ({ needCount, unit }) => (needCount === null ? '' : `${formatNumber(needCount)} ${unit ?? ''}`.trim()),
      },
      {
        key: 'myPrice',
        title: texts.lastPrice,
        width: 150,
        align: 'end',
        render: ({ myPrice }) => (myPrice === null ? '' : formatNumber(myPrice, MONEY_DECIMALS)),
      },
      ...(isOpen ? [price] : []),
      { key: 'materialDes', title: texts.materialDes, width: 180 },
      { key: 'otherSkillDemand', title: texts.otherSkillDemand, width: 160 },
      { key: 'demandTime', title: texts.demandTime, width: 115 },
    ];
    if (!isNarrow) return columns;
    const isLead = ({ key }: GridColumn<OfferRow>) => LEAD.includes(key ?? '');
    const lead = LEAD.flatMap((key) => columns.filter((column) => column.key === key));
    return [...lead, ...columns.filter((column) => !isLead(column))];
  }, [texts, isOpen, isNarrow, refusals]);
}
