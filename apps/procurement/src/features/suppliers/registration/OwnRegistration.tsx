import { useClient } from '@gezi/client';
import {
  resubmitRegistration,
  viewOwnRegistration,
  withdrawRegistration,
  withLicence,
  type AuditedRegistration,
} from '@gezi/domain';
import { CompanyProgress } from '../../../visitor/CompanyProgress';
import { AuditTrail } from './AuditTrail';
import { SupplierFields, supplierMembersOf, type SupplierMembers } from './SupplierFields';

const SCHEMA = withLicence(resubmitRegistration.input);

/** State of the caller's supplier registration. */
export function OwnRegistration() {
  const client = useClient();
  return (
    <CompanyProgress<AuditedRegistration, SupplierMembers>
      queryKey={[viewOwnRegistration.path]}
      view={(signal) => client.call(viewOwnRegistration, {}, { signal, silent: true })}
      withdraw={() => client.call(withdrawRegistration, {})}
      resubmit={(company) => client.call(resubmitRegistration, company, { silent: true })}
      schema={SCHEMA}
      membersOf={supplierMembersOf}
      trail={({ auditTrail }) => <AuditTrail trail={auditTrail} />}
    >
      {(onBusyChange) => <SupplierFields onBusyChange={onBusyChange} />}
    </CompanyProgress>
  );
}
