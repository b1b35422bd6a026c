import { MONEY_DECIMALS, viewSupplement } from '@gezi/domain';
import { formatNumber } from '@gezi/ui';
import { ConfirmedDocument } from '../../../../documents/ConfirmedDocument';
import { useTexts } from '../texts';

/** The supplemental agreement that the supplier is about to confirm. */
export function SupplementConfirmation({ id }: { id: string }) {
  const texts = useTexts();
  return (
    <ConfirmedDocument
      view={viewSupplement}
      id={id}
      hintOf={() => texts.confirmSupplementHint}
      itemsOf={({ supplementalNo, startDate, endDate, changePrice, mark }) => [
        { label: texts.supplementNo, value: supplementalNo },
        { label: texts.startDate, value: startDate },
        { label: texts.changedEnd, value: endDate ?? texts.notChanged },
        {
          label: texts.changePrice,
          value: changePrice === null ? texts.notChanged : texts.yuan(formatNumber(changePrice, MONEY_DECIMALS)),
        },
        { label: texts.supplementMark, value: mark, wide: true },
      ]}
    />
  );
}
