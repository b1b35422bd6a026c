import { uploadRegistrationFile, type SupplierRegistration } from '@gezi/domain';
import { companyOf, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { SupplierBasics } from '../shared/SupplierBasics';
import { useTexts } from '../shared/texts';

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
      <SupplierBasics />
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
