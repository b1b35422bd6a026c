import { CHOOSABLE_SUPPLIERS, contractType, type ContractInfo } from '@gezi/domain';
import { DictSearchSelect } from '@gezi/pickers';
import { PageCard } from '@gezi/ui';
import { Input } from 'antd';
import { useWatch } from 'react-hook-form';
import { DepartField } from '../../../documents/DepartField';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { ControlField } from '../../../forms/ControlField';
import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { NumberField } from '../../../forms/fields/NumberField';
import { TextField } from '../../../forms/fields/TextField';
import { useTexts } from '../shared/texts';
import type { ContractValues } from './useContractDraft';

interface ContractDraftFieldsProps {
  /** The stored contract. */
  contract: ContractInfo | undefined;
  /** Winner of the award that the contract is drawn from. */
  supplierName: string | undefined;
}

/** Header fields of a contract in draft. */
export function ContractDraftFields({ contract, supplierName }: ContractDraftFieldsProps) {
  const texts = useTexts();
  const { fillIn, neededToSubmit, departHint } = useDocumentTexts();
  const type = useWatch<ContractValues, 'contractType'>({ name: 'contractType' });
  return (
    <>
      <PageCard title={texts.contractInfo}>
        <div className="gezi-document-fields">
          <TextField name="contractName" label={texts.contractName} isRequired missing={fillIn(texts.contractName)} />
          <TextField name="contractNo" label={texts.contractNo} placeholder={texts.contractNoHint} />
          {supplierName === undefined ? (
            <ControlField name="supplierId" label={texts.supplierName} isRequired missing={fillIn(texts.supplierName)}>
              <DictSearchSelect dictCode={CHOOSABLE_SUPPLIERS} aria-label={texts.supplierName} />
            </ControlField>
          ) : (
            <ControlField name="supplierId" label={texts.supplierName}>
              <FixedText text={supplierName} label={texts.supplierName} />
            </ControlField>
          )}
          <DepartField name="departId" label={texts.departName} placeholder={departHint} stored={contract} />
          <TextField name="contactsName" label={texts.contactsName} placeholder={neededToSubmit} autoComplete="off" />
          <TextField
            name="contactsPhone"
            label={texts.contactsPhone}
            placeholder={neededToSubmit}
            inputMode="tel"
            autoComplete="off"
          />
          <DayField name="draftingUp" label={texts.draftingUp} />
          <DayField name="startDate" label={texts.startDate} dependents={END} />
          <DayField name="endDate" label={texts.endDate} />
          {type === contractType.framework && (
            <NumberField
              name="contractPrice"
              label={texts.priceLimit}
              hint={texts.priceLimitHint}
              min={0}
              precision={2}
            />
          )}
          <FileListField name="contractUrl" label={texts.contractUrl} biz="contract" className="gezi-field-wide" />
        </div>
      </PageCard>
      <PageCard title={texts.terms}>
        <div className="gezi-document-fields">
          <DictField name="paymentDirection" label={texts.paymentDirection} dictCode="contract_income" />
          <DictField name="transactionMode" label={texts.transactionMode} dictCode="contract_deal" />
          <DictField name="paymentMode" label={texts.paymentMode} dictCode="pay_type" />
          <DictField name="priceType" label={texts.priceType} dictCode="price_type" />
          <NumberField name="disputeValidityPeriod" label={texts.disputeValidityPeriod} />
          <NumberField name="deliveryCondition" label={texts.deliveryCondition} />
          <AreaField name="mark" label={texts.mark} lines={[1, 6]} className="gezi-field-wide" />
        </div>
      </PageCard>
    </>
  );
}

const END = ['endDate'];

/** A value that cannot be changed here. */
const FixedText = ({ id, text, label }: { id?: string; text: string; label: string }) => (
  <Input {...(id && { id })} aria-label={label} readOnly value={text} />
);
