import { uploadRegistrationFile, type SupplierRegistration } from '@gezi/domain';
import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { NumberField } from '../../../forms/fields/NumberField';
import { SelectField } from '../../../forms/fields/SelectField';
import { TextField } from '../../../forms/fields/TextField';
import { CompanyBasics, companyOf, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** Form values of a supplier, named as on the server. */
export interface SupplierMembers extends Company {
  licenseUrl: string;
  shortName?: string | null;
  supplierType?: string | null;
  legalPerson?: string | null;
  registerCapital?: number | null;
  establishDate?: string | null;
  bankName?: string | null;
  bankAccount?: string | null;
  businessScope?: string | null;
  qualificationUrl?: string | null;
}

/** Form values of a registration; empty without one. */
export const supplierMembersOf = (registered?: SupplierRegistration): SupplierMembers => ({
  ...companyOf(registered),
  qualificationUrl: registered?.qualificationUrl ?? '',
  shortName: registered?.shortName ?? '',
  supplierType: registered?.supplierType ?? null,
  legalPerson: registered?.legalPerson ?? '',
  registerCapital: registered?.registerCapital ?? null,
  establishDate: registered?.establishDate ?? null,
  bankName: registered?.bankName ?? '',
  bankAccount: registered?.bankAccount ?? '',
  businessScope: registered?.businessScope ?? '',
});

/** Fields of a supplier and its documents. @param onBusyChange called when uploads start and end */
export function SupplierFields({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
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

      <CompanyFiles
        action={uploadRegistrationFile.path}
        files={[
          { name: 'licenseUrl', label: company.licenseUrl, missing: company.licenseMissing },
          { name: 'qualificationUrl', label: texts.qualificationUrl },
        ]}
        onBusyChange={onBusyChange}
      />
    </>
  );
}
