import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { NumberField } from '../../../forms/fields/NumberField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { CompanyBasics } from '../../../visitor/CompanyBasics';
import { useTexts } from './texts';

/** Fields of a supplier, except its documents. */
export function SupplierBasics() {
  const texts = useTexts();
  return (
    <>
      <CompanyBasics name={texts.name} nameMissing={texts.nameMissing}>
        <SelectField
          name="supplierType"
          label={texts.supplierType}
          allowClear
          options={Object.entries(texts.types).map(([value, label]) => ({ value, label }))}
        />
        <TextField name="legalPerson" label={texts.legalPerson} />
        <NumberField name="registerCapital" label={texts.registerCapital} max={999_999_999} precision={2} />
        <DayField name="establishDate" label={texts.establishDate} />
        <TextField name="shortName" label={texts.shortName} />
        <TextField name="bankName" label={texts.bankName} />
        <TextField name="bankAccount" label={texts.bankAccount} />
      </CompanyBasics>
      <AreaField name="businessScope" label={texts.businessScope} lines={[3, 8]} showCount />
    </>
  );
}
