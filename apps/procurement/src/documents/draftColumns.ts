import type { Language, ListField } from '@gezi/domain';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import dayjs from 'dayjs';
import type { RefObject } from 'react';
import { refusalRule, type CellRefusals } from './cellRefusals';
import { inputColumn } from './core/inputColumn';
import { isBlankRow, isQuantity } from './core/lineRows';
import type { Texts } from './texts/zh-CN';

interface DraftColumnsOptions {
  fields: readonly ListField[];
  /** Members with quantities or prices above 0 to submit. */
  positive: readonly string[];
  /** Members besides these that submitting requires; the name of the material is always required. */
  needed: readonly string[];
  texts: Pick<Texts, 'quantityInvalid' | 'quantityMissing' | 'dayInvalid' | 'fillIn'>;
  language: Language;
  /** Read by the rules: true while everything is validated that submitting requires. */
  isComplete: RefObject<boolean>;
  refusals: CellRefusals;
}

/** Editable columns of the materials of a draft. */
export function draftColumns<Row extends { id: string }>(options: DraftColumnsOptions): GridColumn<Row>[] {
  const { fields, positive, needed, texts, language, isComplete, refusals } = options;
  const refused = refusalRule<Row>(refusals);
  const isAmount: ColumnRule<Row> = { handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid };
  const isPositive: ColumnRule<Row> = {
    handler: ({ value, row }) => !isComplete.current || isBlankRow(row) || Number(value) > 0,
    message: texts.quantityMissing,
  };
  const isDay: ColumnRule<Row> = {
    handler: ({ value }) => !value || (typeof value === 'string' && dayjs(value).format('YYYY-MM-DD') === value),
    message: texts.dayInvalid,
  };

  function rulesOf({ key, kind, label }: ListField): ColumnRule<Row>[] {
    const isNeeded = () => key === 'materialName' || (isComplete.current && needed.includes(key));
    const isFilled: ColumnRule<Row> = {
      handler: ({ value, row }) =>
        !isNeeded() || isBlankRow(row) || (value !== null && value !== undefined && value !== ''),
      message: texts.fillIn(label[language]),
    };
    return [
      ...(kind === 'quantity' || kind === 'money' ? [isAmount] : []),
      ...(kind === 'day' ? [isDay] : []),
      positive.includes(key) ? isPositive : isFilled,
      refused,
    ];
  }

  return fields.map((field) =>
    inputColumn<Row>(field, {
      language,
      rules: rulesOf(field),
      ...(field.key === 'unit' && { suggestions: 'material_unit' }),
    }),
  );
}
