import { planLineFields, type Language } from '@gezi/domain';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import dayjs from 'dayjs';
import type { RefObject } from 'react';
import { refusalRule, type CellRefusals } from '../../../documents/cellRefusals';
import { inputColumn } from '../../../documents/core/inputColumn';
import { isBlankRow, type DraftRow } from './core/draftLines';
import { isQuantity } from './core/planLines';
import type { Texts } from './texts/zh-CN';

interface DraftColumnsOptions {
  texts: Texts;
  language: Language;
  /** Read by the rules: true while everything is validated that submitting requires. */
  isComplete: RefObject<boolean>;
  refusals: CellRefusals;
}

/** Editable columns of the lines of a draft. */
export function draftColumns({ texts, language, isComplete, refusals }: DraftColumnsOptions): GridColumn<DraftRow>[] {
  const refused = refusalRule<DraftRow>(refusals);
  const filled = (label: string, isNeeded: () => boolean): ColumnRule<DraftRow> => ({
    handler: ({ value, row }) =>
      !isNeeded() || isBlankRow(row) || (value !== null && value !== undefined && value !== ''),
    message: texts.fillIn(label),
  });
  const isAmount: ColumnRule<DraftRow> = { handler: ({ value }) => isQuantity(value), message: texts.quantityInvalid };
  const isPositive: ColumnRule<DraftRow> = {
    handler: ({ value, row }) => !isComplete.current || isBlankRow(row) || Number(value) > 0,
    message: texts.quantityMissing,
  };
  const isDay: ColumnRule<DraftRow> = {
    handler: ({ value }) => !value || (typeof value === 'string' && dayjs(value).format('YYYY-MM-DD') === value),
    message: texts.dayInvalid,
  };

  function rulesOf(key: string, label: string): ColumnRule<DraftRow>[] {
    switch (key) {
      case 'materialName':
        return [filled(label, () => true), refused];
      case 'unit':
        return [filled(label, () => isComplete.current), refused];
      case 'counts':
        return [isAmount, isPositive, refused];
      case 'estimatedPrice':
        return [isAmount, refused];
      case 'demandTime':
        return [isDay, filled(label, () => isComplete.current), refused];
      default:
        return [refused];
    }
  }

  return planLineFields
    .filter((field) => 'import' in field)
    .map((field) =>
      inputColumn<DraftRow>(field, {
        language,
        rules: rulesOf(field.key, field.label[language]),
        ...(field.key === 'unit' && { suggestions: 'material_unit' }),
      }),
    );
}
