import { uploadCustomerFile, type CustomerInfo } from '@gezi/domain';
import { TextField } from '../../../forms/fields/TextField';
import { CompanyBasics, companyOf, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** Form values of a purchasing unit, named as on the server. */
export interface CustomerMembers extends Company {
  industry?: string | null;
}

/** Form values of a registration; empty without one. */
export const customerMembersOf = (registered?: CustomerInfo): CustomerMembers => ({
  ...companyOf(registered),
  industry: registered?.industry ?? '',
});

/** Fields of a purchasing unit and its licence. @param onBusyChange called when uploads start and end */
export function CustomerFields({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  return (
    <>
      <CompanyBasics name={texts.name} nameMissing={texts.nameMissing}>
        <TextField name="industry" label={texts.industry} />
      </CompanyBasics>
      <CompanyFiles
        action={uploadCustomerFile.path}
        files={[{ name: 'licenseUrl', label: company.licenseUrl }]}
        onBusyChange={onBusyChange}
      />
    </>
  );
}
