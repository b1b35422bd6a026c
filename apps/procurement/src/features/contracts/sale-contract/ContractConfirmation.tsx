import { viewSaleContract } from '@gezi/domain';
import { ConfirmedDocument } from '../../../documents/ConfirmedDocument';
import { contractPriceItem } from '../shared/core/contractItems';
import { useTexts } from '../shared/texts';

/** The contract that its supplier is about to confirm. */
export function ContractConfirmation({ id }: { id: string }) {
  const texts = useTexts();
  return (
    <ConfirmedDocument
      view={viewSaleContract}
      id={id}
      hintOf={({ jgConfirmList }) => texts.confirmHint(jgConfirmList.length)}
      itemsOf={(contract) => {
        const { label, amount, note } = contractPriceItem(contract, texts);
        return [
          { label: texts.contractNo, value: contract.contractNo },
          { label: texts.contractName, value: contract.contractName },
          { label, value: amount === null ? note : texts.yuan(amount) },
          { label: texts.materials, value: texts.winnerLines(contract.contractInfoDetailList.length) },
          { label: texts.startDate, value: contract.startDate },
          { label: texts.endDate, value: contract.endDate },
          { label: texts.paymentMode, value: contract.paymentMode_dictText ?? contract.paymentMode },
          { label: texts.priceType, value: contract.priceType_dictText ?? contract.priceType },
        ];
      }}
    />
  );
}
