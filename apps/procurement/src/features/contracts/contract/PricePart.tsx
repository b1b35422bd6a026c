import { SyncOutlined } from '@ant-design/icons';
import type { ColumnRule, GridColumn } from '@gezi/editable-grid';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { refusalRule } from '../../../documents/cellRefusals';
import { isBlankRow, isQuantity } from '../../../documents/core/lineRows';
import { ListPart } from '../../../documents/ListPart';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useTexts } from '../shared/texts';
import { pricesOfLines, type PriceRow } from './core/contractDraft';
import type { ContractDraftForm, ContractValues } from './useContractDraft';

/** The prices of a draft that its supplier is asked to confirm. */
export function PricePart({ form }: { form: ContractDraftForm }) {
  const texts = useTexts();
  const { quantityInvalid, fillIn } = useDocumentTexts();
  const { getValues, setValue } = useFormContext<ContractValues>();
  const { refusals, lines } = form;
  const columns = useMemo<GridColumn<PriceRow>[]>(() => {
    const refused = refusalRule<PriceRow>(refusals);
    const isAmount: ColumnRule<PriceRow> = { handler: ({ value }) => isQuantity(value), message: quantityInvalid };
    const isNamed: ColumnRule<PriceRow> = {
      handler: ({ value, row }) => isBlankRow(row) || Boolean(value),
      message: fillIn(texts.materialName),
    };
    return [
      { key: 'materialName', title: texts.materialName, type: 'input', width: 240, validateRules: [isNamed, refused] },
      { key: 'price', title: texts.price, type: 'input', width: 140, validateRules: [isAmount, refused] },
      { key: 'remark', title: texts.remark, type: 'input', width: 280, validateRules: [refused] },
    ];
  }, [texts, quantityInvalid, fillIn, refusals]);
  return (
    <ListPart<PriceRow>
      name="prices"
      label={texts.prices}
      columns={columns}
      isTyped
      emptyText={texts.pricesEmpty}
      tools={
        <Button
          icon={<SyncOutlined aria-hidden />}
          onClick={() =>
            setValue('prices', pricesOfLines(lines, getValues('prices')), { shouldDirty: true, shouldValidate: true })
          }
        >
          {texts.takeFromLines}
        </Button>
      }
    />
  );
}
