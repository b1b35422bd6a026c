import { useClient } from '@gezi/client';
import { registerSupplier } from '@gezi/domain';
import { CompanyRegistration } from '../../../visitor/CompanyRegistration';
import { SupplierFields, supplierFields, type SupplierMembers } from './SupplierFields';
import { useTexts } from './texts';

/** Registers a supplier and the account that acts for it. */
export function RegistrationForm() {
  const texts = useTexts();
  const client = useClient();
  return (
    <CompanyRegistration<SupplierMembers>
      texts={texts}
      protocol="supplier_register"
      fields={supplierFields}
      keptAs="supplier-registration"
      send={(account, company, protocolVersion) =>
        client.call(registerSupplier, { account, ...company, protocolVersion }, { silent: true })
      }
    >
      {(onBusyChange) => <SupplierFields onBusyChange={onBusyChange} />}
    </CompanyRegistration>
  );
}
