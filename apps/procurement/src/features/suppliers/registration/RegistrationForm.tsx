import { useClient } from '@gezi/client';
import { registerSupplier, withLicence } from '@gezi/domain';
import { CompanyRegistration } from '../../../visitor/CompanyRegistration';
import { SupplierFields, supplierMembersOf, type SupplierMembers } from './SupplierFields';
import { useTexts } from './texts';

const SCHEMA = withLicence(registerSupplier.input);

/** Registers a supplier and its account. */
export function RegistrationForm() {
  const texts = useTexts();
  const client = useClient();
  return (
    <CompanyRegistration<SupplierMembers>
      texts={texts}
      protocol="supplier_register"
      schema={SCHEMA}
      empty={supplierMembersOf()}
      draftKey="supplier-registration"
      send={(account, company, protocolVersion) =>
        client.call(registerSupplier, { account, ...company, protocolVersion }, { silent: true })
      }
    >
      {(onBusyChange) => <SupplierFields onBusyChange={onBusyChange} />}
    </CompanyRegistration>
  );
}
