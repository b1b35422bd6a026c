import { uploadCustomerFile, type CustomerInfo } from '@gezi/domain';
import { TextField } from '../../../forms/fields/TextField';
import { CompanyBasics, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** What a purchasing unit says of itself; names of the server. */
export interface CustomerMembers extends Company {
  industry?: string | null;
}

/** What stands in the fields; without a registration nothing. */
export const customerMembersOf = (registered?: CustomerInfo): CustomerMembers => ({
  name: registered?.name ?? '',
  creditCode: registered?.creditCode ?? '',
  linkman: registered?.linkman ?? '',
  mobile: registered?.mobile ?? '',
  email: registered?.email ?? '',
  address: registered?.address ?? '',
  industry: registered?.industry ?? '',
  licenseUrl: registered?.licenseUrl ?? '',
});

/** The purchasing unit and its licence. @param onBusyChange told while files are on their way */
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
