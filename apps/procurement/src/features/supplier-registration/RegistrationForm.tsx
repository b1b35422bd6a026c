import { useClient } from '@gezi/client';
import { registerSupplier } from '@gezi/domain';
import { CompanyRegistration } from '../../visitor/CompanyRegistration';
import { SupplierFields, supplierFields, type SupplierMembers } from './SupplierFields';
import { useTexts } from './texts';

const PROTOCOL_VERSION = '1.0';

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
      send={(account, company) =>
        client.call(registerSupplier, { account, ...company, protocolVersion: PROTOCOL_VERSION }, { silent: true })
      }
    >
      {(onBusyChange) => <SupplierFields onBusyChange={onBusyChange} />}
    </CompanyRegistration>
  );
}
