import type { Language, ListField } from '@gezi/domain';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import { formatNumber } from '@gezi/ui';
import dayjs from 'dayjs';
import type { RefObject } from 'react';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import { inputColumn } from '../../../documents/core/inputColumn';
import { isQuantity } from '../../../documents/core/lineRows';
import type { ContractLineRow, QuantityMember } from './core/contractRows';
import type { Texts } from './texts/zh-CN';
import type { ContractLeft } from './useContractLeft';

interface ContractColumnsOptions {
  fields: readonly ListField[];
  quantity: QuantityMember;
  /** Rest of the contract, for rows that lack it. */
  contractLeft: ContractLeft;
  /** True if a price above 0 is needed to submit. */
  isPriceNeeded: boolean;
  texts: Texts & { quantityInvalid: string; unlimited: string };
  language: Language;
  /** Read by the rules: true while everything is validated that submitting requires. */
  isComplete: RefObject<boolean>;
  refusals: CellRefusals;
}

/** Columns that the contract decides. */
const FIXED: readonly string[] = ['materialCode', 'materialName', 'models', 'unit'];

/** Columns of the lines of a draft: material and what is left by the contract, the rest is entered. */
export function contractColumns(options: ContractColumnsOptions): GridColumn<ContractLineRow>[] {
  const { fields, quantity, contractLeft, isPriceNeeded, texts, language, isComplete, refusals } = options;
  const refused = refusalRule<ContractLineRow>(refusals);
  const isAmount: ColumnRule<ContractLineRow> = {
    handler: ({ value }) => isQuantity(value),
    message: texts.quantityInvalid,
  };
  const isAboveZero = (message: string): ColumnRule<ContractLineRow> => ({
    handler: ({ value }) => !isComplete.current || Number(value) > 0,
    message,
  });
  const isDay: ColumnRule<ContractLineRow> = {
    handler: ({ value }) => !value || (typeof value === 'string' && dayjs(value).format('YYYY-MM-DD') === value),
    message: texts.dayInvalid,
  };
  const rulesOf = ({ key }: ListField): ColumnRule<ContractLineRow>[] => {
    if (key === quantity) return [isAmount, isAboveZero(texts.quantityMissing), refused];
    if (key === 'price') return [isAmount, ...(isPriceNeeded ? [isAboveZero(texts.priceMissing)] : []), refused];
    return key === 'demandTime' ? [isDay, refused] : [refused];
  };
  const left: GridColumn<ContractLineRow> = {
    key: 'openCount',
    type: 'slot',
    title: texts.left,
    width: 110,
    align: 'end',
    render: ({ openCount, contractDetailId }) => {
      const open = openCount === undefined ? contractLeft.get(contractDetailId ?? '') : openCount;
      return open === null ? texts.unlimited : formatNumber(open);
    },
  };
  return fields.flatMap((field): GridColumn<ContractLineRow>[] => {
    const title = field.label[language];
    if (FIXED.includes(field.key)) {
      const key = field.key as keyof ContractLineRow;
      return [{ key, title, width: field.width ?? 180, type: 'slot', render: (row) => row[key] }];
    }
    const column = inputColumn<ContractLineRow>(field, { language, rules: rulesOf(field) });
    return field.key === quantity ? [left, column] : [column];
  });
}
